/** What the server may tell over the connection, and what a learner may do with the processes that it tells of. */
import fc from 'fast-check';
import { entry } from '../../fakes/fakeProcesses.ts';
import { canaries } from './canaries.ts';
import { type Deed, among, one, say } from './deed.ts';
import type { Recorded } from './openRecorded.ts';

export const processIds = ['p1', 'p2', 'build-1'];

/** Something the server does over the connection that is open. */
export const onConnection =
  (deed: (connection: Recorded['ports']['sockets']['connection']) => void): Deed =>
  ({ ports }) => {
    const connection = ports.sockets.connections.at(-1);
    if (connection !== undefined && !connection.isReleased) deed(connection);
  };

const frames = among(...processIds).chain((process_id) =>
  one(
    onConnection((connection) =>
      connection.receive({ type: 'process_list', processes: [entry(process_id), entry('p2', { status: 'stopped' })] }),
    ),
    onConnection((connection) =>
      connection.receive({ type: 'process_list', processes: processIds.map((id) => entry(id)) }),
    ),
    onConnection((connection) => connection.receive({ type: 'subscribed', success: true, process_id, error: null })),
    onConnection((connection) => connection.receive({ type: 'subscribed', success: false, process_id, error: 'gone' })),
    onConnection((connection) => connection.receive({ type: 'unsubscribed', success: true, process_id, error: null })),
    onConnection((connection) =>
      connection.receive({ type: 'process_stopped', success: true, process_id, error: null }),
    ),
    onConnection((connection) =>
      connection.receive({
        type: 'process_stopped',
        success: false,
        process_id,
        error: `no right for ${canaries.email}`,
      }),
    ),
    onConnection((connection) =>
      connection.receive({
        type: 'ros_response',
        success: true,
        process_id,
        name: 'n',
        command: 'c',
        output_lines: ['a', canaries.email],
        error: null,
      }),
    ),
  ),
);

export const connections = fc.oneof(
  one(
    onConnection((connection) => connection.open()),
    onConnection((connection) => connection.open()),
    onConnection((connection) => connection.receive({ type: 'welcome', message: 'hello', epoch: 'first' })),
    onConnection((connection) => connection.receive({ type: 'welcome', message: 'hello', epoch: 'second' })),
    onConnection((connection) => connection.close()),
    onConnection((connection) => connection.close(4401)),
  ),
  fc
    .record({
      processId: among(...processIds),
      from: fc.nat(50),
      count: fc.nat(400),
      repeats: fc.integer({ min: 1, max: 6 }),
    })
    .map(({ processId, from, count, repeats }) =>
      onConnection((connection) => {
        for (let time = 1; time <= repeats; time++)
          connection.print({ processId, from: from + time, to: from + time + count });
      }),
    ),
  frames,
);

export const processes = among(...processIds).chain((id) =>
  one(
    ...['subscribe.requested', 'unsubscribe.requested', 'stop.requested', 'size.toggled'].map((type) =>
      say(`workspace/runtime/processList/process:${id}`, { type }),
    ),
    ...['end.left', 'end.reached', 'jump.requested'].map((type) => say('workspace/runtime/processList/tail', { type })),
    say('workspace/runtime/processList', { type: 'output.cleared' }),
    say('workspace/runtime/processList', { type: 'retry.requested' }),
  ),
);
