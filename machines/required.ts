/**
 * A value that a guard, or the state a machine is in, has made sure of.
 * @throws Error where it is missing nevertheless: the machine is wrong then, and says so rather than go on without
 */
export function required<Value>(value: Value): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error('A value is missing of which a state had made sure');
  return value;
}
