import type { FaultFamily } from './faultSign.ts';

/** Functions that are called with other arguments than they take. */
export const argumentFaults = {
  classPublished: {
    pattern: /^TypeError: (?<name>\w{1,80})\.serialize\(\) missing 1 required positional argument: 'buff'/,
  },
  argumentMissing: {
    pattern:
      /^TypeError: (?<name>[\w.<>]{1,120})\(\) missing \d{1,3} required (?:positional|keyword-only) arguments?: (?<other>.{1,200})/,
  },
  selfMissing: {
    pattern:
      /^TypeError: (?<name>\w{1,80}\.\w{1,80})\(\) takes (?:0|1) positional arguments? but (?:1|2) (?:was|were) given/,
  },
  argumentSpare: {
    pattern:
      /^TypeError: (?<name>[\w.<>]{1,120})\(\) takes (?:from \d{1,3} to )?(?<kind>\d{1,3}) positional arguments? but (?<other>\d{1,3}) (?:was|were) given/,
  },
  argumentUnknown: {
    pattern: /^TypeError: (?<other>[\w.<>]{1,120})\(\) got an unexpected keyword argument '(?<name>\w{1,80})'/,
    meant: () => ['queue_size', 'latch', 'anonymous', 'timeout', 'callback', 'buff_size', 'tcp_nodelay'],
  },
} as const satisfies FaultFamily;
