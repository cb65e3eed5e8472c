import { expect, it } from 'vitest';
import { type Announcements, followAnnouncements } from '#machines/workspace/followAnnouncements.ts';
import { fakeOutput } from '../../fakes/fakeOutput.ts';

function listen(output = fakeOutput()) {
  const announced: Announcements[] = [];
  const leave = followAnnouncements(output, (announcements) => announced.push(announcements));
  return { output, announced, leave };
}

it('tells of where processes begin and end, and of errors, each once', () => {
  const { output, announced } = listen();
  output.print('p1', ['[ERROR] lost']);
  output.paint();
  output.end('p1');
  output.paint();
  expect(announced).toEqual([
    { marks: [0], errors: 1, lastError: 1 },
    { marks: [2], errors: 0, lastError: null },
  ]);
});

it('tells of errors where nothing begins or ends', () => {
  const { output, announced } = listen();
  output.print('p1', ['ahead']);
  output.paint();
  output.print('p1', ['[ERROR] lost', '[ERROR] gone']);
  output.paint();
  expect(announced.at(-1)).toEqual({ marks: [], errors: 2, lastError: 3 });
});

it('tells nothing of other lines, and nothing of what was there before', () => {
  const output = fakeOutput();
  output.print('p1', ['ahead', '[ERROR] lost']);
  output.paint();
  const { announced } = listen(output);
  output.print('p1', ['on', '[WARN] slow']);
  output.paint();
  expect(announced).toEqual([]);
});

it('goes on behind the last row when all of them went', () => {
  const { output, announced } = listen();
  output.print('p1', ['ahead']);
  output.paint();
  output.clear();
  output.paint();
  output.print('p1', ['[ERROR] lost']);
  output.paint();
  expect(announced.flatMap(({ lastError }) => lastError ?? [])).toHaveLength(1);
});
