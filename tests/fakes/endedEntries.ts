import type { ProcessEntry } from '#contract/entities.ts';
import { entry } from './fakeProcesses.ts';

type Outcome = NonNullable<ProcessEntry['build']>['outcome'];

const buildOf = (outcome: Outcome) => ({ file_path: '/ws/src/a/drive.py', version: 'v1', outcome });

/** A process for each way to come to an end, with the words for it and whether its learner must look. */
export const endedEntries: readonly [words: string, isFailure: boolean, entry: ProcessEntry][] = [
  ['exited with code 0', false, entry('p1', { status: 'finished', end: { reason: 'exited', code: 0 } })],
  ['exited with code 1', true, entry('p1', { status: 'finished', end: { reason: 'exited', code: 1 } })],
  [
    'ended by signal SIGSEGV',
    true,
    entry('p1', { status: 'finished', end: { reason: 'signalled', signal: 'SIGSEGV' } }),
  ],
  ['stopped after 30 s', true, entry('p1', { status: 'stopped', end: { reason: 'timed_out', seconds: 30 } })],
  ['stopped on request', false, entry('p1', { status: 'stopped', end: { reason: 'stopped' } })],
  [
    'stopped: another challenge was opened',
    false,
    entry('p1', { status: 'stopped', end: { reason: 'world_changed' } }),
  ],
  ['stopped because it printed too much', true, entry('p1', { status: 'stopped', end: { reason: 'output_limit' } })],
  [
    'stopped: your programs used more than 1024 MB of memory together',
    true,
    entry('p1', { status: 'stopped', end: { reason: 'memory_limit', megabytes: 1024 } }),
  ],
  [
    'stopped: the disk of the server is nearly full',
    true,
    entry('p1', { status: 'stopped', end: { reason: 'disk_full' } }),
  ],
  [
    'stopped: your workspace is full (513 of 512 MB, 77 of 20000 files)',
    true,
    entry('p1', {
      status: 'stopped',
      end: { reason: 'workspace_full', megabytes: 513, most_megabytes: 512, files: 77, most_files: 20_000 },
    }),
  ],
  ['stopped by whoever runs this site', true, entry('p1', { status: 'stopped', end: { reason: 'operator' } })],
  ['stopped because its workspace was lost', true, entry('p1', { status: 'stopped', end: { reason: 'lost' } })],
  [
    'build failed',
    true,
    entry('p1', { status: 'finished', end: { reason: 'exited', code: 1 }, build: buildOf('failed') }),
  ],
  [
    'build succeeded',
    false,
    entry('p1', { status: 'finished', end: { reason: 'exited', code: 0 }, build: buildOf('succeeded') }),
  ],
  [
    'exited with code 0',
    false,
    entry('p1', { status: 'finished', end: { reason: 'exited', code: 0 }, build: buildOf('outdated') }),
  ],
];
