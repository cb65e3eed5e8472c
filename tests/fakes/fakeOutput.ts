import { outputStore } from '#src/adapters/outputStore.ts';

/** What processes print, kept in memory as in the product, and a process that a test speaks for. */
export function fakeOutput() {
  const frames: (() => void)[] = [];
  const paint = () => frames.splice(0).forEach((painted) => painted());
  const store = outputStore(
    { lines: 1000, size: 1_000_000 },
    {
      came: () => undefined,
      next(callBack) {
        frames.push(callBack);
        setTimeout(paint);
        return () => undefined;
      },
    },
  );
  const printed = new Map<string, number>();
  return {
    ...store,
    /** The page is painted now, and not in a moment. */
    paint,
    print: (processId: string, texts: string[]) => {
      const seq = (printed.get(processId) ?? 0) + 1;
      printed.set(processId, seq - 1 + texts.length);
      const frame = { process_id: processId, data: texts.join('\n'), timestamp: '', stream: 'stdout', seq, missed: 0 };
      store.append({ type: 'process_output', ...frame });
    },
    /** The texts that are kept, and where something began and ended. */
    texts: () => store.read().rows.map((row) => (row.kind === 'line' ? row.text : row.kind)),
  };
}
