import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { selectStatus } from '#machines/workspace/languageServerMachine.ts';
import '../../emptyBoxes.ts';
import { openTestEditor } from './openTestEditor.ts';

export const path = '/ws/src/a/scripts/drive it.py';
export const uri = 'file:///ws/src/a/scripts/drive%20it.py';
export const code = 'import rospy\nspeed = 1\nprint(speed)\n';

export const open = () => openTestEditor(path, code);

export function press(view: { contentDOM: HTMLElement }, key: string) {
  view.contentDOM.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

/** The same, and the language server that was asked for runs and has been greeted. */
export async function openHelped() {
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

export const range = (line: number, from: number, to: number) => ({
  start: { line, character: from },
  end: { line, character: to },
});
