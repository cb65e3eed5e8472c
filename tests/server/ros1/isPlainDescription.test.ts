import { ros1 } from '@foxglove/rosmsg-msgs-common';
import { expect, it } from 'vitest';
import { isPlainDescription } from '#server/ros1/isPlainDescription.ts';

it.each(Object.entries(ros1))('takes the description of %s', (_name, { definitions }) => {
  const lines = definitions.map(
    ({ type, name, isArray = false, arrayLength = '', isConstant = false, valueText = '' }) => {
      const array = isArray ? `[${arrayLength}]` : '';
      return `${type}${array} ${name}${isConstant ? `=${valueText}` : ''}`;
    },
  );
  expect(isPlainDescription(lines.join('\n'))).toBe(true);
});

it('takes comments, constants, arrays and the types inside', () => {
  const description = [
    '# From the camera.',
    'uint8 RED=1 # stop',
    "string NAME = it's #1",
    '',
    'Header header',
    'float32[] ranges\r',
    'geometry_msgs/Point[4] corners  # in metres',
    '='.repeat(80),
    'MSG: std_msgs/Header',
    'uint32 seq',
    'time stamp',
    'string frame_id',
  ];
  expect(isPlainDescription(description.join('\n'))).toBe(true);
});

it.each([
  ['a type of another name', 'MSG: a[process.exit()]'],
  ['a type with something behind its name', 'MSG: a/B;process.exit()'],
  ['a type without a package', 'MSG: constructor'],
  ['a type after a tab', 'MSG:\ta/B c'],
  ['a type at once', 'MSG:a/B'],
  ['a type behind another end of a line', '# a\rMSG: a[process.exit()]'],
  ['a field of another name', 'uint8 a[0]'],
  ['a field with more than a name', 'uint8 a;process.exit()'],
  ['an array of another length', 'uint8[process.exit()] a'],
  ['words', 'Nothing of all this'],
])('refuses %s', (_what, line) => {
  expect(isPlainDescription(`uint8 a\n====\n${line}\nuint8 b`)).toBe(false);
});
