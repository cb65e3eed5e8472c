import { ros1 } from '@foxglove/rosmsg-msgs-common';

interface Field {
  type: string;
  name: string;
  isArray?: boolean | undefined;
  arrayLength?: number | undefined;
  isComplex?: boolean | undefined;
  isConstant?: boolean | undefined;
  valueText?: string | undefined;
}

const definitions: Readonly<Record<string, { definitions: readonly Field[] }>> = ros1;

/** The fields of a message, one a line, those of the messages inside it below and indented, as `rosmsg show` has them. */
export function describeMessage(type: string): string {
  if (!Object.hasOwn(definitions, type)) return `The fields of ${type} are not known here. Try: rosmsg show ${type}`;
  const lines = fieldsOf(type, '');
  return lines.length === 0 ? 'The message has no fields.' : lines.join('\n');
}

function fieldsOf(type: string, indent: string): string[] {
  const fields = Object.hasOwn(definitions, type) ? (definitions[type]?.definitions ?? []) : [];
  return fields.flatMap((field) => {
    const inner = field.isComplex === true ? fieldsOf(field.type, `${indent}  `) : [];
    return [indent + lineOf(field)].concat(inner);
  });
}

function lineOf({ type, name, isArray, arrayLength, isConstant, valueText }: Field): string {
  if (isConstant === true) return `${type} ${name}=${valueText ?? ''}`;
  return isArray === true ? `${type}[${arrayLength ?? ''}] ${name}` : `${type} ${name}`;
}
