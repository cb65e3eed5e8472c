import { ros1 } from '@foxglove/rosmsg-msgs-common';

export type MessageType = keyof typeof ros1;
type MessageDefinition = (typeof ros1)[MessageType];

/** The definition of a message type, followed by those of the types inside it, each once. */
export function definitionsOf(type: MessageType): MessageDefinition[] {
  const collected = new Map<string, MessageDefinition>();
  collect(type, collected);
  const [main, ...inner] = collected;
  if (!main) return [];
  return [{ definitions: main[1].definitions }, ...inner.map(([name, { definitions }]) => ({ name, definitions }))];
}

function collect(type: string, collected: Map<string, MessageDefinition>): void {
  if (collected.has(type)) return;
  if (!isCommon(type)) throw new Error(`${type} is none of the common ROS messages.`);
  collected.set(type, ros1[type]);
  for (const field of ros1[type].definitions) {
    if (field.isComplex === true) collect(field.type, collected);
  }
}

function isCommon(type: string): type is MessageType {
  return type in ros1;
}
