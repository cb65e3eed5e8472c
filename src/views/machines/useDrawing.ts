import { useCallback, useSyncExternalStore } from 'react';

/** The drawings that `npm run diagrams` makes, by their paths; each is fetched when somebody looks at it. No visit has an inspection in it. */
const drawings = import.meta.glob<string>(['../../../docs/machines/*.svg', '!**/{inspection,overview}.svg'], {
  query: '?raw',
  import: 'default',
});

/** What came of each; null where there is none or it did not come. */
const answers = new Map<string, string | null>();

/** The drawing of a machine: undefined while it is fetched, null where it did not come, and then it is asked for again by the next who looks. */
export function useDrawing(machine: string): string | null | undefined {
  const subscribe = useCallback(
    (tell: () => void) => {
      let isWatched = true;
      void bringDrawing(machine).then(() => isWatched && tell());
      return () => {
        isWatched = false;
      };
    },
    [machine],
  );
  return useSyncExternalStore(subscribe, () => answers.get(machine));
}

/** Resolves when it is known what comes of it; never rejects. */
async function bringDrawing(machine: string): Promise<void> {
  if (typeof answers.get(machine) === 'string') return;
  try {
    answers.set(machine, (await drawings[`../../../docs/machines/${machine}.svg`]?.()) ?? null);
  } catch {
    answers.set(machine, null);
  }
}
