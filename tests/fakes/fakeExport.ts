import type { ExportPort } from '#machines/ports/exportPort.ts';

/** Counts what it gave; the server behind it can be told to break. */
export function fakeExport() {
  let given = 0;
  let fault: string | undefined;
  const port: ExportPort = {
    async give() {
      if (fault !== undefined) throw new Error(fault);
      given += 1;
    },
  };
  return {
    ...port,
    given: () => given,
    break: (message: string) => void (fault = message),
    heal: () => void (fault = undefined),
  };
}
