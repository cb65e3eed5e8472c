import { expect, it } from 'vitest';
import { placesIn } from '#src/views/workspace/placesIn.ts';

it('finds each place of the file in a text, and leaves the rest as it is', () => {
  const text = 'x: File "/ws/src/a/drive.py", line 12, in go; File "/ws/src/a/drive.py", line 3';
  expect(placesIn(text, 'drive.py')).toEqual([
    { text: 'x: ', from: 0 },
    { text: 'File "/ws/src/a/drive.py", line 12', from: 3, line: 12 },
    { text: ', in go; ', from: 37 },
    { text: 'File "/ws/src/a/drive.py", line 3', from: 46, line: 3 },
  ]);
});

it.each([
  'File "/usr/lib/python3/dist-packages/rospy/client.py", line 7',
  'File "/ws/src/a/overdrive.py", line 7',
  'File "drive.py", line x',
  'drive.py:7',
  '',
])('leads nowhere else: %s', (text) => {
  expect(placesIn(text, 'drive.py')).toEqual(text === '' ? [] : [{ text, from: 0 }]);
});
