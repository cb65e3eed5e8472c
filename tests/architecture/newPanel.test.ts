import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { afterAll, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { fakePreferences } from '../fakes/fakePreferences.ts';
import { serveWith } from './serveWith.ts';

/** What a panel adds to files that are there: where it stands, its title, and what draws it. */
const additions = [
  {
    file: 'machines/widgets/panels.ts',
    line: `camera: { section: 'left' },`,
    above: '} as const satisfies Record<string, PanelRow>;',
  },
  {
    file: 'src/texts/en/workspaceTexts.ts',
    line: `camera: 'Camera',`,
    above: '} as const satisfies Record<PanelName',
  },
  {
    file: 'src/views/workspace/panelViews.tsx',
    line: `import { CameraPanel } from './camera/CameraPanel.tsx';`,
    above: 'interface PanelView {',
  },
  {
    file: 'src/views/workspace/panelViews.tsx',
    line: `camera: { View: CameraPanel },`,
    above: '};',
  },
];

const view = 'src/views/workspace/camera/CameraPanel.tsx';
const viewText = 'export function CameraPanel() { return <p>What the robot sees</p>; }';

// The hints of the side name keys as the keyboard of the reader does.
vi.stubGlobal('navigator', { platform: 'Linux x86_64' });

const { server, read } = await serveWith(additions, view, viewText);
afterAll(() => server.close());
afterAll(() => vi.unstubAllGlobals());

it('makes a panel of a row, a title and a view', async () => {
  const { panelsMachine } = await server.ssrLoadModule('/machines/widgets/panelsMachine.ts');
  const { SidePanel } = await server.ssrLoadModule('/src/views/workspace/SidePanel.tsx');
  const { TextsContext } = await server.ssrLoadModule('/src/views/useTexts.ts');
  const { en } = await server.ssrLoadModule('/src/texts/en/en.ts');
  const panels = createActor(panelsMachine, { input: { preferences: fakePreferences() } }).start();
  const chosen = { type: 'panel.selected', panel: 'camera' };
  panels.send(chosen);

  // The problem stands behind it, for paper.
  const problem = { initial: 'loading', states: { loading: {} } };
  const workspace = createActor(createMachine({ initial: 'problem', states: { problem } })).start();
  const side = createElement(SidePanel, { side: 'left', actors: { panels, workspace } });
  const { prelude } = await prerender(createElement(TextsContext, { value: en }, side));
  const html = await new Response(prelude).text();
  expect(html).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Camera</);
  expect(html).toMatch(/role="tabpanel"[^>]*><p>What the robot sees</);
  expect([...read].toSorted()).toEqual([...new Set(additions.map(({ file }) => file)), view].toSorted());
});
