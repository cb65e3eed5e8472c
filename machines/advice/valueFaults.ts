import type { FaultFamily } from './faultSign.ts';

/** Values that cannot be calculated with, or that are not there. */
export const valueFaults = {
  zeroDivided: { pattern: /^ZeroDivisionError: / },
  parameterMissing: { pattern: /^KeyError: '(?<name>[~/][\w/]{0,120})'/ },
  keyMissing: { pattern: /^KeyError: (?<name>.{1,120})/ },
  popEmpty: { pattern: /^IndexError: pop from (?:an )?empty/ },
  indexOutside: { pattern: /^IndexError: (?<kind>list|tuple|string)(?: assignment)? index out of range/ },
  placeOutside: { pattern: /^IndexError: index out of range/ },
  notANumber: { pattern: /^ValueError: could not convert string to float: (?<name>.{1,120})/ },
  notAWholeNumber: { pattern: /^ValueError: invalid literal for int\(\) with base \d{1,2}: (?<name>.{1,120})/ },
  outsideMath: { pattern: /^ValueError: math domain error/ },
  infinityConverted: {
    pattern: /^(?:OverflowError|ValueError): cannot convert float (?<name>infinity|NaN) to integer/,
  },
  tooFewUnpacked: {
    pattern:
      /^ValueError: not enough values to unpack \(expected (?:at least )?(?<kind>\d{1,5}), got (?<other>\d{1,5})\)/,
  },
  tooManyUnpacked: { pattern: /^ValueError: too many values to unpack \(expected (?<kind>\d{1,5})\)/ },
  nothingToChoose: {
    pattern: /^ValueError: (?<name>min|max)\(\) (?:arg is an empty sequence|iterable argument is empty)/,
  },
  notInList: { pattern: /^ValueError: (?:.{1,80} is not in list|list\.remove\(x\): x not in list)/ },
  numberTooLarge: { pattern: /^OverflowError: / },
  callsItself: { pattern: /^RecursionError: / },
  fileMissing: { pattern: /^FileNotFoundError: \[Errno 2\] No such file or directory: (?<name>.{1,200})/ },
  inputEnded: { pattern: /^EOFError: / },
  memoryUsedUp: { pattern: /^MemoryError/ },
  assertionFailed: { pattern: /^AssertionError/ },
} as const satisfies FaultFamily;
