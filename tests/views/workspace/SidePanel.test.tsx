// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { panelsMachine } from '#machines/widgets/panelsMachine.ts';
import { SidePanel } from '#src/views/workspace/SidePanel.tsx';
import { fakePreferences } from '../../fakes/fakePreferences.ts';
import { stillWorkspace } from '../../models/views/stillWorkspace.ts';
import { inEnglish } from '../inEnglish.ts';

it('keeps the keyboard with a side that is opened before its panels were drawn', async () => {
  const panels = createActor(panelsMachine, { input: { preferences: fakePreferences() } }).start();
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const side = <SidePanel side="right" actors={{ ...stillWorkspace, panels }} />;
  // As a browser draws it: what takes time is left for the moment after the first sight.
  flushSync(() => root.render(createElement(inEnglish, null, side)));
  const rail = page.querySelector<HTMLElement>('button[aria-expanded="false"]');
  rail?.focus();
  expect(document.activeElement).toBe(rail);
  flushSync(() => rail?.click());
  await Promise.resolve();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Collapse this panel');
  root.unmount();
});
