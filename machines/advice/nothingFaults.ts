import type { FaultFamily } from './faultSign.ts';

/** What is done with nothing: mostly before the first message of a sensor has come. */
export const nothingFaults = {
  nothingAsked: { pattern: /^AttributeError: 'NoneType' object has no attribute '(?<name>\w{1,80})'/ },
  nothingIndexed: { pattern: /^TypeError: 'NoneType' object is not subscriptable/ },
  nothingCalled: { pattern: /^TypeError: 'NoneType' object is not callable/ },
  nothingIterated: {
    pattern: /^TypeError: 'NoneType' object is not iterable|^TypeError: cannot unpack non-iterable NoneType/,
  },
  nothingMeasured: { pattern: /^TypeError: object of type 'NoneType' has no len\(\)/ },
  nothingCalculated: {
    pattern:
      /^TypeError: (?:unsupported operand|bad operand|'[<>=!]{1,2}' not supported|float\(\) argument|int\(\) argument|must be real number).{0,80}NoneType/,
  },
} as const satisfies FaultFamily;
