// @vitest-environment jsdom
import { currentCompletions, startCompletion } from '@codemirror/autocomplete';
import { jumpToDefinition } from '@codemirror/lsp-client';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectStatus } from '#machines/workspace/languageServerMachine.ts';
import { formatText } from '#src/views/workspace/editor/languageCommands.ts';
import { code, open, openHelped, path, press, range, uri } from './openHelped.ts';

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

it('formats on Shift+Alt+F also where these write another letter, and not on another letter in its place', async () => {
  const { view, messages, languages } = await openHelped();
  languages.answers['textDocument/formatting'] = () => [];
  const hold = (key: string) => {
    const event = { key, code: 'KeyF', shiftKey: true, altKey: true, bubbles: true, cancelable: true };
    return view.contentDOM.dispatchEvent(new KeyboardEvent('keydown', event));
  };
  expect([hold('U'), hold('Ï')]).toEqual([true, false]);
  await waitFor(() => expect(messages().filter((method) => method === 'textDocument/formatting')).toHaveLength(1));
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
