import type { FaultFamily } from './faultSign.ts';

/** What the commands of ROS say when they cannot do what they are asked for. */
export const commandFaults = {
  programMissing: { pattern: /^\[rosrun\] Couldn't find executable named (?<name>\S{1,120})/ },
  programNotExecutable: { pattern: /^\[rosrun\] Found the following, but they're either not files/ },
  packageMissing: {
    pattern: /^(?:\[rosrun\] Error|\[rospack\] Error|Error): package '(?<name>[^']{1,120})' not found/,
  },
  firstLineWrong: { pattern: /^(?:\/usr\/bin\/)?env: .{0,20}python3?\\r/ },
  topicNotPublished: { pattern: /^WARNING: topic \[(?<name>\S{1,120})\] does not appear to be published yet/ },
  topicUnknown: { pattern: /^ERROR: Unknown topic (?<name>\S{1,120})/ },
} as const satisfies FaultFamily;
