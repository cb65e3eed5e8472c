import type { FaultFamily } from './faultSign.ts';

/** Things that are asked for what their kind cannot do. */
export const typeFaults = {
  numbersAsBits: {
    pattern:
      /^TypeError: unsupported operand type\(s\) for (?<name>[\^&|])=?: '(?:int|float|bool)' and '(?:int|float|bool)'/,
  },
  timeAndNumber: {
    pattern:
      /^TypeError: (?:unsupported operand type\(s\) for|'[<>=!]{1,2}' not supported between instances of).{0,20}(?:'(?:Time|Duration)' and '(?:Time|Duration|int|float)'|'(?:int|float)' and '(?:Time|Duration)')/,
  },
  textJoined: { pattern: /^TypeError: can only concatenate str \(not "(?<kind>\w{1,40})"\) to str/ },
  kindsMixed: {
    pattern:
      /^TypeError: unsupported operand type\(s\) for (?<name>\S{1,12}(?: or \S{1,12})?): '(?<kind>\w{1,40})' and '(?<other>\w{1,40})'/,
  },
  kindsCompared: {
    pattern:
      /^TypeError: '(?<name>\S{1,3})' not supported between instances of '(?<kind>\w{1,40})' and '(?<other>\w{1,40})'/,
  },
  moduleCalled: { pattern: /^TypeError: 'module' object is not callable/ },
  notCallable: { pattern: /^TypeError: '(?<kind>[\w.]{1,60})' object is not callable/ },
  functionIndexed: {
    pattern: /^TypeError: '(?:builtin_function_or_method|function|method|type)' object is not subscriptable/,
  },
  notIndexable: { pattern: /^TypeError: '(?<kind>[\w.]{1,60})' object is not subscriptable/ },
  indexNotWhole: {
    pattern: /^TypeError: (?:list|tuple|string|byte) indices must be integers(?: or slices)?, not '?(?<kind>\w{1,40})/,
  },
  notIterable: { pattern: /^TypeError: '(?<kind>[\w.]{1,60})' object is not iterable/ },
  notWhole: { pattern: /^TypeError: '(?<kind>\w{1,40})' object cannot be interpreted as an integer/ },
  cannotChange: { pattern: /^TypeError: '(?<kind>\w{1,40})' object does not support item assignment/ },
  formatWrong: { pattern: /^TypeError: %(?<name>\w) format: a (?:real )?number is required, not (?<kind>\w{1,40})/ },
  formatShort: { pattern: /^TypeError: not enough arguments for format string/ },
  formatSpare: { pattern: /^TypeError: not all arguments converted during string formatting/ },
} as const satisfies FaultFamily;
