/** What the specification has travel over the socket, as it names it. */
import { expect, it } from 'vitest';
import { clientFrame, serverFrame } from '#contract/socket.ts';

/** The fields of each frame, by its type. */
const fieldsOf = (frames: typeof clientFrame | typeof serverFrame): Map<string, string[]> =>
  new Map(frames.options.map(({ entries }) => [entries.type.literal, Object.keys(entries)]));

it.each([
  ['subscribe_process', ['process_id', 'request_id']],
  ['unsubscribe_process', ['process_id', 'request_id']],
])('takes the frame %s with the fields of the specification', (type, fields) => {
  expect(fieldsOf(clientFrame).get(type)).toEqual(expect.arrayContaining(fields));
});

it.each([
  ['welcome', ['message']],
  ['ros_response', ['success', 'process_id', 'name', 'command', 'output_lines', 'error']],
  ['process_output', ['process_id', 'data', 'timestamp', 'stream']],
  ['process_stopped', ['success', 'process_id', 'error']],
  ['process_list', ['processes']],
  ['subscribed', ['success', 'process_id']],
])('sends the frame %s with the fields of the specification', (type, fields) => {
  expect(fieldsOf(serverFrame).get(type)).toEqual(expect.arrayContaining(fields));
});
