import { expect, it } from 'vitest';
import type { ConsoleLine } from '#machines/workspace/consoleLine.ts';
import { consoleLineTexts } from '#src/texts/en/consoleLineTexts.ts';
import { en } from '#src/texts/en/en.ts';
import { textOf } from '#src/texts/textOf.ts';
import { withReasonTexts } from '#src/texts/reasonText.ts';

/** The specification's words, and the fact that stands for each. */
const specified: readonly [ConsoleLine, string][] = [
  [{ kind: 'loadFailed', detail: 'disk' }, 'Error loading file: disk'],
  [{ kind: 'startedEmpty' }, '❌ Error during initialization, starting with empty file'],
  [{ kind: 'saveFailed', detail: 'disk' }, 'Error saving file: disk'],
  [{ kind: 'saveCancelled' }, 'Save cancelled by user'],
  [
    { kind: 'safetyCheckFailed', reason: 'large_reduction' },
    'Safety Check Failed: Check that nothing is missing before you overwrite the file.',
  ],
  [{ kind: 'fileLoading' }, 'Cannot build while file is loading. Please wait...'],
  [{ kind: 'fileUndecided' }, 'Not built: you were asked about the file first. Build it again once you have decided.'],
  [{ kind: 'buildFailed', detail: 'drive.py:3' }, 'Build failed: drive.py:3'],
  [{ kind: 'buildBroken', detail: 'Network Error' }, 'Build error: Network Error'],
  [{ kind: 'executionCompleted' }, 'Execution completed'],
  [{ kind: 'solutionSubmitted' }, 'Solution submitted successfully!'],
  [
    { kind: 'submitUnanswered', detail: 'Network Error' },
    '❌ It is not known whether your solution was submitted: Network Error. Submit it again: the same program counts once.',
  ],
  [{ kind: 'submitFailed', detail: 'no database' }, '❌ Your solution could not be submitted: no database. Try again.'],
  [{ kind: 'webSocketNotConnected' }, 'WebSocket not connected'],
  [{ kind: 'processNotFound' }, '❌ Failed to subscribe: Process not found'],
  [{ kind: 'subscribeUnanswered' }, '❌ Failed to subscribe: The server did not answer'],
  [
    { kind: 'graphChanged', part: 'master', state: 'restarting' },
    'The ROS master was lost and is being started again.',
  ],
  [{ kind: 'graphChanged', part: 'robot', state: 'running' }, 'The robot is running again.'],
  [
    { kind: 'graphChanged', part: 'master', state: 'overflowed' },
    'There were more topics than the ROS graph can tell of, so it is being started again without them. Start your programs anew.',
  ],
  [
    { kind: 'workspaceMoved', arrival: 'handed', ended: 1 },
    'Your workspace has moved to another server of this site, with all your files. The program that was running has ended: start it again.',
  ],
  [
    { kind: 'workspaceMoved', arrival: 'handed', ended: 0 },
    'Your workspace has moved to another server of this site, with all your files. You can go on.',
  ],
  [
    { kind: 'workspaceMoved', arrival: 'lost', ended: 2 },
    'The server with your workspace was lost, and another one has taken over: your files are there as you saved them last. The 2 programs that were running have ended: start them again.',
  ],
  [{ kind: 'stopFailed', error: 'gone' }, '❌ Failed to stop process: gone'],
  [{ kind: 'stopRefused', detail: 'not yours' }, '❌ Error stopping process: not yours'],
  [{ kind: 'stopUnreachable', message: 'Network Error' }, '❌ Network error: Network Error'],
  [{ kind: 'executeIncomplete' }, '❌ Command and process name are required!'],
  [{ kind: 'executeRefused', detail: 'no such command' }, '❌ REST Error: no such command'],
  [{ kind: 'executeRefused', detail: null }, '❌ REST Error: Unknown error'],
  [
    { kind: 'executeUnreachable', message: 'timeout of 30000ms exceeded' },
    '❌ Network Error: timeout of 30000ms exceeded',
  ],
  [{ kind: 'responseFailed', error: 'exit 1' }, 'Error: exit 1'],
];

it.each(specified)('says %j as specified', (line, words) => {
  expect(textOf(consoleLineTexts, withReasonTexts(en, line))).toBe(words);
});

it('shows a started command as it would be typed', () => {
  const line: ConsoleLine = { kind: 'commandStarted', command: 'rostopic', args: ['echo', '/scan'], processId: 'p1' };
  expect(textOf(consoleLineTexts, withReasonTexts(en, line))).toBe('$ rostopic echo /scan');
});

it('repeats what a command printed letter for letter', () => {
  expect(textOf(consoleLineTexts, { kind: 'responseLine', text: '  [INFO] ok' })).toBe('  [INFO] ok');
});
