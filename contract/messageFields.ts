/** How the fields of a message are called, as ROS calls them: `pose.position.x`, `ranges[0]`. */
import type { TopicValue } from './topic.ts';

/** The name of a field, or of an item, within another. The message itself has none. */
export function fieldWithin(parent: string, step: string | number): string {
  if (typeof step === 'number') return `${parent}[${step}]`;
  return parent === '' ? step : `${parent}.${step}`;
}

/** How a field is called where those of several topics stand side by side. */
export const plottedName = (topic: string, field: string): string => `${topic} ${field}`.trimEnd();

/** The number that a message has under this name; null where it has none, as in a scan that met nothing. */
export function numberAt(message: TopicValue, field: string): number | null {
  let value: TopicValue | undefined = message;
  for (const [step] of field.matchAll(/[^.[\]]+/g)) {
    value = within(value, step);
    if (value === undefined) return null;
  }
  return typeof value === 'number' ? value : null;
}

function within(value: TopicValue, step: string): TopicValue | undefined {
  if (typeof value !== 'object') return undefined;
  if ('items' in value) return value.items[Number(step)];
  return Object.hasOwn(value.fields, step) ? value.fields[step] : undefined;
}
