import { expect, it } from 'vitest';
import { selectLeftPanel } from '#machines/widgets/panelsMachine.ts';
import { selectPanels } from '#machines/workspace/workspaceSelectors.ts';
import { enterWorkspace } from './enterWorkspace.ts';

it('passes on what the invitation and the tour say, and shows the panel that they point at', () => {
  const { workspace, reports, notes } = enterWorkspace();
  workspace.send({ type: 'welcome.noted', lines: [{ kind: 'subscriptionFailed', detail: 'Network Error' }] });
  workspace.send({ type: 'welcome.noticed', notice: { kind: 'demoSubscribed' } });
  workspace.send({ type: 'welcome.pointed', panel: 'topics' });
  expect(notes()).toEqual([{ kind: 'subscriptionFailed', detail: 'Network Error' }]);
  expect(reports).toContainEqual({ type: 'workspace.noticed', notice: { kind: 'demoSubscribed' } });
  expect(selectLeftPanel(selectPanels(workspace.getSnapshot())!.getSnapshot())).toBe('topics');
});
