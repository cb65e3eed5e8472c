/** Gathers what was printed and tells it once a frame, so that a flood costs one event a process. */
import type { PrintedRange } from '#machines/ports/socketPort.ts';

export interface PrintedRanges {
  add(range: PrintedRange): void;
  /** Tells now what is gathered. */
  flush(): void;
  cancel(): void;
}

export function printedRanges(
  tell: (range: PrintedRange) => void,
  atNextFrame: (callBack: () => void) => () => void,
): PrintedRanges {
  const gathered = new Map<string, PrintedRange>();
  let forget: (() => void) | undefined;

  const flush = () => {
    forget?.();
    forget = undefined;
    const ranges = [...gathered.values()];
    gathered.clear();
    ranges.forEach(tell);
  };

  return {
    add(range) {
      const earlier = gathered.get(range.processId);
      gathered.set(range.processId, { ...range, from: earlier?.from ?? range.from });
      forget ??= atNextFrame(flush);
    },
    flush,
    cancel() {
      forget?.();
      forget = undefined;
      gathered.clear();
    },
  };
}
