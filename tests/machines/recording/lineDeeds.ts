/** What the server may tell over the line, and what a learner may do with the processes that it tells of. */
import fc from 'fast-check';
import { entry } from '../../fakes/fakeProcesses.ts';
import { canaries } from './canaries.ts';
import { type Deed, among, one, say } from './deed.ts';
import type { Recorded } from './openRecorded.ts';

export const processIds = ['p1', 'p2', 'build-1'];

/** Something the server does over the connection that is open. */
export const onLine =
  (deed: (line: Recorded['ports']['sockets']['line']) => void): Deed =>
  ({ ports }) => {
    const line = ports.sockets.lines.at(-1);
    if (line !== undefined && !line.isReleased) deed(line);
  };

const frames = among(...processIds).chain((process_id) =>
  one(
    onLine((line) =>
      line.receive({ type: 'process_list', processes: [entry(process_id), entry('p2', { status: 'stopped' })] }),
    ),
    onLine((line) => line.receive({ type: 'process_list', processes: processIds.map((id) => entry(id)) })),
    onLine((line) => line.receive({ type: 'subscribed', success: true, process_id, error: null })),
    onLine((line) => line.receive({ type: 'subscribed', success: false, process_id, error: 'gone' })),
    onLine((line) => line.receive({ type: 'unsubscribed', success: true, process_id, error: null })),
    onLine((line) => line.receive({ type: 'process_stopped', success: true, process_id, error: null })),
    onLine((line) =>
      line.receive({ type: 'process_stopped', success: false, process_id, error: `no right for ${canaries.email}` }),
    ),
    onLine((line) =>
      line.receive({
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

export const lines = fc.oneof(
  one(
    onLine((line) => line.open()),
    onLine((line) => line.open()),
    onLine((line) => line.receive({ type: 'welcome', message: 'hello', epoch: 'first' })),
    onLine((line) => line.receive({ type: 'welcome', message: 'hello', epoch: 'second' })),
    onLine((line) => line.close()),
    onLine((line) => line.close(4401)),
  ),
  fc
    .record({
      processId: among(...processIds),
      from: fc.nat(50),
      count: fc.nat(400),
      repeats: fc.integer({ min: 1, max: 6 }),
    })
    .map(({ processId, from, count, repeats }) =>
      onLine((line) => {
        for (let time = 1; time <= repeats; time++)
          line.print({ processId, from: from + time, to: from + time + count });
      }),
    ),
  frames,
);

export const processes = among(...processIds).chain((id) =>
  one(
    ...['subscribe.requested', 'unsubscribe.requested', 'stop.requested', 'size.toggled', 'output.cleared'].map(
      (type) => say(`workspace/processList/process:${id}`, { type }),
    ),
    say('workspace/processList', { type: 'output.cleared' }),
    say('workspace/processList', { type: 'retry.requested' }),
  ),
);
