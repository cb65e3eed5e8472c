import { expect, it, vi } from 'vitest';
import { MessageReader, framed } from '#server/languages/MessageReader.ts';

it('finds each message, however what is printed comes apart', () => {
  const messages = ['{"id":1}', '{}', '{"text":"ü🤖\\n"}'];
  const printed = messages.map((message) => `Content-Length: ${Buffer.byteLength(message)}\r\n\r\n${message}`).join('');
  for (const size of [1, 2, 7, 1000]) {
    const reader = new MessageReader();
    const pieces = Array.from(printed);
    const found: string[] = [];
    while (pieces.length > 0) found.push(...reader.push(pieces.splice(0, size).join('')));
    expect(found).toEqual(messages);
  }
});

it('moves each byte only a few times, however little of a long message comes at a time', () => {
  const message = JSON.stringify('x'.repeat(8000));
  const joins = vi.spyOn(Buffer, 'concat');
  const copies = vi.spyOn(Buffer.prototype, 'copy');
  const reader = new MessageReader();
  const found = Array.from(framed(message)).flatMap((character) => reader.push(character));
  const joined = joins.mock.results.reduce((sum, { value }) => sum + value.length, 0);
  const copied = copies.mock.results.reduce((sum, { value }) => sum + value, 0);
  joins.mockRestore();
  copies.mockRestore();
  expect(found).toEqual([message]);
  expect(joined + copied).toBeLessThan(5 * message.length);
});

it('passes over what else a head says', () => {
  const head = 'Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=utf8\r\n\r\n';
  expect(new MessageReader().push(`${head}{}`)).toEqual(['{}']);
});

it.each(['Traceback (most recent call last):\r\n\r\n', 'Content-Length: -1\r\n\r\n', 'x'.repeat(2000)])(
  'believes nothing after %.40s',
  (text) => {
    expect(() => new MessageReader().push(text)).toThrow('has no length');
  },
);

it('keeps no message that is too long', () => {
  expect(() => new MessageReader().push('Content-Length: 4194305\r\n\r\n')).toThrow('4194305 bytes');
});

it('writes a message in ASCII, so that it can be cut anywhere, and it means the same', () => {
  const message = JSON.stringify({ text: 'ü🤖 "quoted"' });
  const [, body = ''] = framed(message).split('\r\n\r\n');
  // oxlint-disable-next-line no-control-regex
  expect(body).toMatch(/^[\x20-\x7e]+$/);
  expect(JSON.parse(body)).toEqual(JSON.parse(message));
  expect(new MessageReader().push(framed(message))).toEqual([body]);
});
