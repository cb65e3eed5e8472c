/**
 * Whether all that a publisher says of its messages is what a description consists of. The library makes a program of it and takes the name of a
 * type as it stands: a name may hold nothing that is more than a name. The lines are those of http://wiki.ros.org/msg.
 */
export function isPlainDescription(description: string): boolean {
  return description.split('\n').every((line) => plainLines.some((plain) => plain.test(line.trim())));
}

const plainLines: readonly RegExp[] = [
  /^(?:#.*)?$/,
  // What follows describes the next type.
  /^=+$/,
  /^MSG:\s+[A-Za-z]\w*\/[A-Za-z]\w*\s*(?:#.*)?$/,
  /^[A-Za-z]\w*(?:\/[A-Za-z]\w*)?(?:\[\d*\])?\s+[A-Za-z]\w*\s*(?:#.*)?$/,
  // A constant.
  /^[A-Za-z]\w*\s+[A-Za-z]\w*\s*=.*$/,
];
