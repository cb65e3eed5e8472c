// @vitest-environment jsdom
import { currentCompletions, startCompletion } from '@codemirror/autocomplete';
import { jumpToDefinition } from '@codemirror/lsp-client';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectCode } from '#machines/workspace/fileSelectors.ts';
import { selectStatus } from '#machines/workspace/languageServerMachine.ts';
import { formatText, renameName } from '#src/views/workspace/editor/languageCommands.ts';
import '../../emptyBoxes.ts';
import { openTestEditor } from './openTestEditor.ts';

const path = '/ws/src/a/scripts/drive it.py';
const uri = 'file:///ws/src/a/scripts/drive%20it.py';
const code = 'import rospy\nspeed = 1\nprint(speed)\n';

const open = () => openTestEditor(path, code);

function press(view: { contentDOM: HTMLElement }, key: string) {
  view.contentDOM.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

/** The same, and the language server that was asked for runs and has been greeted. */
async function openHelped() {
  const opened = await open();
  const { languageServer, view } = opened;
  languageServer.send({ type: 'connection.opened' });
  press(view, 'a');
  languageServer.send({ type: 'server.started' });
  const status = () => selectStatus(languageServer.getSnapshot());
  await waitFor(() => expect(status()).toBe('ready'));
  const messages = () => opened.languages.heard.map(({ method }) => method);
  const said = () => view.dom.querySelector('.cm-dialog')?.textContent;
  const marked = (kind: string) =>
    [...view.dom.querySelectorAll(`.cm-lintRange-${kind}`)].map((one) => one.textContent);
  return { ...opened, status, messages, said, marked };
}

const range = (line: number, from: number, to: number) => ({
  start: { line, character: from },
  end: { line, character: to },
});

it('asks for a language server at the first key, and for no second one', async () => {
  const { view, languageServer, asked } = await open();
  languageServer.send({ type: 'connection.opened' });
  expect(asked).toEqual([]);
  press(view, 'ArrowDown');
  press(view, 'ArrowDown');
  expect(asked).toHaveLength(1);
});

it('tells the language server what is in the editor, and which faults it wants to hear of', async () => {
  const { languages, messages } = await openHelped();
  await waitFor(() => expect(messages()).toContain('textDocument/didOpen'));
  expect(messages()).toEqual(['initialize', 'initialized', 'workspace/didChangeConfiguration', 'textDocument/didOpen']);
  expect(languages.heard[2]?.params).toMatchObject({
    settings: { pylsp: { plugins: { pycodestyle: { enabled: false } } } },
  });
  expect(languages.heard[3]?.params).toEqual({
    textDocument: { uri, languageId: 'python', version: 0, text: code },
  });
});

it('completes what the language server knows', async () => {
  const { view, languages } = await openHelped();
  languages.answers['textDocument/completion'] = () => ({
    isIncomplete: false,
    items: [{ label: 'loginfo' }, { label: 'loop' }],
  });
  view.dispatch({ changes: { from: 12, insert: '.lo' }, selection: { anchor: 15 }, userEvent: 'input.type' });
  startCompletion(view);
  await waitFor(() => expect(currentCompletions(view.state).map(({ label }) => label)).toEqual(['loginfo', 'loop']));
});

it('marks what is wrong beside what a build has found, and neither takes the marks of the other away', async () => {
  const { view, build, languages, marked } = await openHelped();
  const publish = (...messages: string[]) =>
    languages.say({
      method: 'textDocument/publishDiagnostics',
      params: { uri, diagnostics: messages.map((message) => ({ range: range(0, 7, 12), severity: 2, message })) },
    });
  const draft = { path, code: 'fine\nsyntax error\n', saved: code, base: `sha256-${code}` };
  build.send({ type: 'draft.given', draft, packages: [] });
  await waitFor(() => expect(marked('error')).toEqual(['speed = 1']));
  publish("'rospy' imported but unused");
  expect([marked('error'), marked('warning')]).toEqual([['speed = 1'], ['rospy']]);
  view.dispatch({ changes: { from: 0, insert: '# Drives.\n' } });
  build.send({ type: 'code.changed' });
  expect([marked('error'), marked('warning')]).toEqual([[], ['rospy']]);
  publish();
  expect(marked('warning')).toEqual([]);
});

it('gives another name to what the cursor is on, and the file hears of it', async () => {
  const { view, file, languages } = await openHelped();
  languages.answers['textDocument/rename'] = ({ newName }: { newName: string }) => ({
    documentChanges: [
      {
        textDocument: { uri, version: 0 },
        edits: [
          {
            range: { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } },
            newText: code.replaceAll('speed', newName),
          },
        ],
      },
    ],
  });
  view.dispatch({ selection: { anchor: 15 } });
  expect(renameName(view)).toBe(true);
  const field = view.dom.querySelector<HTMLInputElement>('[name=name]')!;
  expect(field.value).toBe('speed');
  field.value = 'pace';
  field.form!.requestSubmit();
  await waitFor(() => expect(selectCode(file.getSnapshot())).toBe('import rospy\npace = 1\nprint(pace)\n'));
});

it('renames nothing that other files use, too, and says so', async () => {
  const { view, languages, said } = await openHelped();
  const edits = [{ range: range(1, 0, 5), newText: 'pace' }];
  languages.answers['textDocument/rename'] = () => ({ changes: { [uri]: edits, 'file:///ws/src/b.py': edits } });
  view.dispatch({ selection: { anchor: 15 } });
  renameName(view);
  view.dom.querySelector<HTMLInputElement>('[name=name]')!.form!.requestSubmit();
  await waitFor(() => expect(said()).toContain('Not renamed: other files use this name, too.'));
  expect(view.state.doc.toString()).toBe(code);
});

it('formats the text, and leaves the cursor where it was', async () => {
  const { view, languages } = await openHelped();
  const whole = { start: { line: 0, character: 0 }, end: { line: 4, character: 0 } };
  languages.answers['textDocument/formatting'] = () => [
    { range: whole, newText: code.replace('speed = 1', 'speed  =  1') },
  ];
  view.dispatch({ selection: { anchor: 3 } });
  expect(formatText(view)).toBe(true);
  await waitFor(() => expect(view.state.doc.toString()).toContain('speed  =  1'));
  expect(view.state.selection.main.head).toBe(3);
});

it('says when an answer is for a text that has changed meanwhile, when there is none, and when nothing is to be done', async () => {
  const { view, languages, said } = await openHelped();
  languages.answers['textDocument/formatting'] = () => [];
  formatText(view);
  await waitFor(() => expect(said()).toContain('There is nothing to change.'));
  formatText(view);
  view.dispatch({ changes: { from: 0, insert: '#' } });
  await waitFor(() => expect(view.dom.textContent).toContain('The text has changed meanwhile: try again.'));
  languages.answers['textDocument/formatting'] = () => {
    throw new Error('No formatter');
  };
  formatText(view);
  await waitFor(() => expect(view.dom.textContent).toContain('The language server has no answer to this.'));
});

it('goes to a definition in the file, and says where one lies that cannot be shown', async () => {
  const { view, languages, said } = await openHelped();
  languages.answers['textDocument/definition'] = () => [{ uri, range: range(1, 0, 5) }];
  view.dispatch({ selection: { anchor: 30 } });
  jumpToDefinition(view);
  await waitFor(() => expect(view.state.selection.main.head).toBe(13));
  const elsewhere = 'file:///usr/lib/python3/dist-packages/rospy/__init__.py';
  languages.answers['textDocument/definition'] = () => [{ uri: elsewhere, range: range(0, 0, 0) }];
  jumpToDefinition(view);
  await waitFor(() =>
    expect(said()).toContain(
      'It is defined in /usr/lib/python3/dist-packages/rospy/__init__.py, which cannot be opened here.',
    ),
  );
});

it('takes its marks and its help away when the language server has ended, and greets the next one', async () => {
  const { view, languageServer, languages, messages, marked, status } = await openHelped();
  const params = { uri, diagnostics: [{ range: range(0, 7, 12), severity: 2, message: 'unused' }] };
  languages.say({ method: 'textDocument/publishDiagnostics', params });
  expect(marked('warning')).toEqual(['rospy']);
  languageServer.send({ type: 'server.ended', reason: 'idle' });
  expect(marked('warning')).toEqual([]);
  expect(formatText(view)).toBe(false);
  press(view, 'b');
  languageServer.send({ type: 'server.started' });
  await waitFor(() => expect(status()).toBe('ready'));
  expect(messages().filter((method) => method === 'initialize')).toHaveLength(2);
});

it('says so when the language server does not take its greeting', async () => {
  const { languageServer, languages, view } = await open();
  languages.answers['initialize'] = () => {
    throw new Error('broken');
  };
  languageServer.send({ type: 'connection.opened' });
  press(view, 'a');
  languageServer.send({ type: 'server.started' });
  await waitFor(() => expect(selectStatus(languageServer.getSnapshot())).toBe('restarting'));
});

it('follows to another file', async () => {
  const { file, messages, languages } = await openHelped();
  file.send({ type: 'path.changed', path: '/ws/src/other.py' });
  await waitFor(() => expect(messages().at(-1)).toBe('textDocument/didOpen'));
  expect(languages.heard.at(-1)?.params).toMatchObject({ textDocument: { uri: 'file:///ws/src/other.py' } });
  expect(messages()).toContain('textDocument/didClose');
});
