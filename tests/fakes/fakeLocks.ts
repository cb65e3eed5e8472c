interface Asking {
  ifAvailable?: boolean;
  signal?: AbortSignal;
}

/** The locks of a browser, exclusive ones only: whoever asks waits for those who asked before. */
export function fakeLocks() {
  const last = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  return {
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
    async request<Answer>(
      name: string,
      { ifAvailable = false, signal }: Asking,
      hold: (lock: { name: string } | null) => Promise<Answer>,
    ): Promise<Answer> {
      if (ifAvailable && held.has(name)) return hold(null);
      const before = last.get(name) ?? Promise.resolve();
      const turn = (async () => {
        await before;
        signal?.throwIfAborted();
        held.add(name);
        try {
          return await hold({ name });
        } finally {
          held.delete(name);
        }
      })();
      last.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}
