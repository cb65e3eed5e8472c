// @vitest-environment jsdom
import { StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectCode } from '#machines/workspace/fileSelectors.ts';
import { formatText, renameName } from '#src/views/workspace/editor/languageCommands.ts';
import { code, openHelped, range, uri } from './openHelped.ts';

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

it('renames nothing when the text was changed while the new name was being typed', async () => {
  const { view, messages, said } = await openHelped();
  view.dispatch({ selection: { anchor: 15 } });
  renameName(view);
  const field = view.dom.querySelector<HTMLInputElement>('[name=name]')!;
  view.dispatch({ changes: { from: 0, insert: 'import math\n' } });
  field.value = 'pace';
  field.form!.requestSubmit();
  await waitFor(() => expect(said()).toContain('The text has changed meanwhile: try again.'));
  expect(messages()).not.toContain('textDocument/rename');
});

it('says that nobody answers when the language server has ended while the new name was being typed', async () => {
  const { view, languageServer, said } = await openHelped();
  view.dispatch({ selection: { anchor: 15 } });
  renameName(view);
  const { form } = view.dom.querySelector<HTMLInputElement>('[name=name]')!;
  languageServer.send({ type: 'server.ended', reason: 'idle' });
  form!.requestSubmit();
  await waitFor(() => expect(said()).toContain('The language server has no answer to this.'));
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

it('shows the last sentence only, and has each read out', async () => {
  const { view, languages, said } = await openHelped();
  const readOut: string[] = [];
  const listener = EditorView.updateListener.of(({ transactions }) => {
    const effects = transactions.flatMap((one) => one.effects);
    readOut.push(...effects.filter((one) => one.is(EditorView.announce)).map(({ value }) => value));
  });
  view.dispatch({ effects: StateEffect.appendConfig.of(listener) });
  languages.answers['textDocument/formatting'] = () => {
    throw new Error('No formatter');
  };
  formatText(view);
  await waitFor(() => expect(said()).toContain('The language server has no answer to this.'));
  languages.answers['textDocument/formatting'] = () => [];
  formatText(view);
  await waitFor(() => expect(said()).toContain('There is nothing to change.'));
  expect(view.dom.querySelectorAll('.cm-dialog')).toHaveLength(1);
  expect(readOut).toEqual(['The language server has no answer to this.', 'There is nothing to change.']);
});
