import type { OutputLine, OutputPort } from '#machines/ports/outputPort.ts';

/** Printed lines kept in memory. */
export function fakeOutput() {
  const kept = new Map<string, OutputLine[]>();
  const port: OutputPort = {
    read: (processId, from, to) => (kept.get(processId) ?? []).filter(({ seq }) => seq >= from && seq <= to),
    clear: (processId) => void kept.delete(processId),
  };
  return {
    ...port,
    print: (processId: string, texts: string[]) => {
      const lines = kept.get(processId) ?? [];
      const last = lines.at(-1)?.seq ?? 0;
      const added = texts.map((text, index) => ({ seq: last + 1 + index, stream: 'stdout', text, timestamp: '' }));
      kept.set(processId, [...lines, ...added]);
    },
  };
}
