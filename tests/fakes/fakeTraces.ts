import type { TracePort } from '#machines/ports/tracePort.ts';

/** A browser that remembers whose traces it has removed, and may not let go of them. */
export function fakeTraces() {
  const erased: string[] = [];
  let fault: string | undefined;
  const port: TracePort = {
    async erase(userId) {
      if (fault !== undefined) throw new Error(fault);
      erased.push(userId);
    },
  };
  return { ...port, erased, break: (message: string) => void (fault = message) };
}
