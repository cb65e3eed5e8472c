// @vitest-environment jsdom
import { forEachDiagnostic } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entry } from '../../../fakes/fakeProcesses.ts';
import '../../emptyBoxes.ts';
import { openTestEditor } from './openTestEditor.ts';

const code = 'import rospy\nscan = None\nfront = scan.ranges[180]\n';

const open = () => openTestEditor('/ws/src/drive.py', code);

const traceback = (line: number, text: string) => [
  'Traceback (most recent call last):',
  `  File "/ws/src/drive.py", line ${line}, in <module>`,
  `    ${text}`,
  '            ^^^^^^^^^^^',
  "AttributeError: 'NoneType' object has no attribute 'ranges'",
];
const fault = traceback(3, 'front = scan.ranges[180]');

function marked(view: EditorView) {
  const found: { text: string; message: string }[] = [];
  forEachDiagnostic(view.state, ({ message }, from, to) => {
    found.push({ text: view.state.sliceDoc(from, to), message });
  });
  return found;
}

it('marks the line at which a program failed, with what Python said and what that means', async () => {
  const { output, view } = await open();
  output.print('p1', fault);
  await waitFor(() => expect(marked(view).map(({ text }) => text)).toEqual(['front = scan.ranges[180]']));
  const [said, meant] = marked(view)[0]?.message.split('\n') ?? [];
  expect(said).toBe("AttributeError: 'NoneType' object has no attribute 'ranges'");
  expect(meant).toMatch(/^What shall have ranges is still nothing \(None\)\. /);
});

it('forgets it with the first change of this line, and not of another', async () => {
  const { output, view } = await open();
  output.print('p1', fault);
  await waitFor(() => expect(marked(view)).toHaveLength(1));
  view.dispatch({ changes: { from: 0, insert: '#\n' } });
  expect(marked(view).map(({ text }) => text)).toEqual(['front = scan.ranges[180]']);
  view.dispatch({ changes: { from: view.state.doc.line(4).to, insert: '!' } });
  expect(marked(view)).toEqual([]);
});

it('forgets it when another program begins', async () => {
  const { output, view } = await open();
  output.print('p1', fault);
  await waitFor(() => expect(marked(view)).toHaveLength(1));
  output.print('p2', ['ready']);
  await waitFor(() => expect(marked(view)).toEqual([]));
});

it('marks nothing where the program was stopped', async () => {
  const { output, view } = await open();
  output.print('p1', [...fault.slice(0, 3), 'KeyboardInterrupt']);
  await waitFor(() => expect(output.texts().at(-1)).toBe('KeyboardInterrupt'));
  expect(marked(view)).toEqual([]);
});

it('marks nothing where the line says something else by now, in other files, and for what a build finds itself', async () => {
  const { output, view } = await open();
  output.describe([entry('b1', { build: { file_path: '/ws/src/drive.py', version: 'sha256-1', outcome: 'failed' } })]);
  output.print('b1', fault);
  output.print('p1', traceback(2, 'front = scan.ranges[180]'));
  output.print(
    'p2',
    fault.map((text) => text.replace('drive.py', 'other.py')),
  );
  output.print('p3', traceback(3, 'front = scan.ranges[180]').slice(0, 4));
  await waitFor(() => expect(output.texts().at(-1)).toContain('^^^'));
  expect(marked(view)).toEqual([]);
});
