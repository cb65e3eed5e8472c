import { Deserializer } from '@foxglove/xmlrpc';
import { expect, it } from 'vitest';
import { create } from '#server/ros1/xmlWriter.ts';

it('writes what is in what', () => {
  const call = create({ version: '1.0', encoding: 'utf-8' }).ele('call');
  call.ele('name').txt('getPid').up().ele('params');
  call.ele('end').dat('1');
  expect(call.ele('inner').doc().toString()).toBe(
    '<?xml version="1.0" encoding="utf-8"?><call><name>getPid</name><params></params><end>1</end><inner></inner></call>',
  );
});

it.each(['', '/scan', 'a < b && c > d', '<value>', ']]>', '&amp;', 'é 🤖'])(
  'writes %j so that it is read again',
  async (text) => {
    for (const say of ['txt', 'dat'] as const) {
      const value = create().ele('methodResponse').ele('params').ele('param').ele('value').ele('string');
      const written = value[say](text).doc().toString();
      expect(await new Deserializer().deserializeMethodResponse(written)).toBe(text);
    }
  },
);
