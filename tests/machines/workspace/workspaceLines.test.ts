import { expect, it } from 'vitest';
import { sectionsWith, startLines, storedFileLines, worldLines } from '#machines/workspace/workspaceLines.ts';

it('shows what is new where it is said, and a failed build also in the code that it found faults in', () => {
  const failed = { kind: 'buildFailed', detail: 'invalid syntax' } as const;
  expect(sectionsWith([{ kind: 'buildOfNothing' }])).toEqual(['right']);
  expect(sectionsWith([{ kind: 'startedEmpty' }, failed])).toEqual(['right', 'centre']);
});

it('says why the world or the beginning of a challenge is missing, and which command runs the file as it is stored', () => {
  expect(worldLines(new Error('no world'))).toEqual([{ kind: 'worldFailed', detail: 'no world' }]);
  expect(startLines(new Error('no database'))).toEqual([{ kind: 'startNotRecorded', detail: 'no database' }]);
  expect(storedFileLines('rosrun')).toEqual([{ kind: 'storedFileExecuted', command: 'rosrun' }]);
});
