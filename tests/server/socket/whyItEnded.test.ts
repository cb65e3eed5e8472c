import { expect, it } from 'vitest';
import { errorFactOf } from '#contract/errorFacts.ts';
import type { ProcessEnd } from '#contract/entities.ts';
import { whyItEnded } from '#server/socket/whyItEnded.ts';

const failures: readonly [ProcessEnd, string, string][] = [
  [{ reason: 'exited', code: 3 }, 'PROCESS_EXITED', 'It ended with exit code 3.'],
  [{ reason: 'signalled', signal: 'SIGSEGV' }, 'PROCESS_SIGNALLED', 'It was ended by the signal SIGSEGV.'],
  [
    { reason: 'timed_out', seconds: 30 },
    'PROCESS_TIMED_OUT',
    'Stopped after 30 s, because it was not marked Long Running.',
  ],
  [{ reason: 'output_limit' }, 'PROCESS_OUTPUT_LIMIT', 'Stopped, because it printed too much.'],
  [
    { reason: 'memory_limit', megabytes: 1024 },
    'PROCESS_MEMORY_LIMIT',
    'Stopped, because your programs used more than 1024 MB of memory together.',
  ],
  [
    { reason: 'disk_full' },
    'PROCESS_DISK_FULL',
    'Stopped, because it wrote while the disk of the server was nearly full.',
  ],
  [
    { reason: 'workspace_full', megabytes: 513, most_megabytes: 512, files: 77, most_files: 20_000 },
    'PROCESS_WORKSPACE_FULL',
    'Stopped, because it wrote while your workspace was full: 513 of 512 MB and 77 of 20000 files.',
  ],
  [{ reason: 'operator' }, 'PROCESS_STOPPED_BY_OPERATOR', 'Stopped by whoever runs this site.'],
  [{ reason: 'lost' }, 'PROCESS_LOST', 'The workspace it ran in has ended.'],
];

it.each(failures)('says of %j that it is %s, and the same in words', (end, code, error) => {
  const why = whyItEnded(end);
  expect(why).toMatchObject({ code, error });
  expect(errorFactOf(why?.code, why?.facts)).toMatchObject({ code });
});

it.each([null, { reason: 'stopped' }, { reason: 'world_changed' }, { reason: 'exited', code: 0 }] as const)(
  'has nothing to say where nothing went wrong: %j',
  (end) => {
    expect(whyItEnded(end)).toBeNull();
  },
);
