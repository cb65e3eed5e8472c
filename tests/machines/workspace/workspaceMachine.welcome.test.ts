import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { timings } from '#machines/timings.ts';
import { selectLeftPanel } from '#machines/widgets/panelsMachine.ts';
import { selectIsDue, selectIsPatient } from '#machines/workspace/welcomeMachine.ts';
import { selectPanels } from '#machines/workspace/workspaceSelectors.ts';
import { enterWorkspace, loaded, path } from './enterWorkspace.ts';

it('passes on what the invitation and the tour say, and shows the panel that they point at', () => {
  const { workspace, reports, notes } = enterWorkspace();
  workspace.send({ type: 'welcome.noted', lines: [{ kind: 'subscriptionFailed', detail: 'Network Error' }] });
  workspace.send({ type: 'welcome.noticed', notice: { kind: 'demoSubscribed' } });
  workspace.send({ type: 'welcome.pointed', panel: 'topics' });
  expect(notes()).toEqual([{ kind: 'subscriptionFailed', detail: 'Network Error' }]);
  expect(reports).toContainEqual({ type: 'workspace.noticed', notice: { kind: 'demoSubscribed' } });
  expect(selectLeftPanel(selectPanels(workspace.getSnapshot())!.getSnapshot())).toBe('topics');
});

it('invites nobody before their file is open', async () => {
  const { workspace, clock, ready } = enterWorkspace(1, { [path]: loaded }, ({ preferences }) =>
    preferences.write('welcome', 'tour'),
  );
  await ready();
  const { welcome } = workspace.getSnapshot().children;
  const patient = await waitFor(welcome!, selectIsPatient);
  clock.increment(timings.demoDelay);
  expect([selectIsDue(patient), selectIsDue(welcome!.getSnapshot())]).toEqual([false, true]);
});

it('lets the welcome invite by the demo of this workspace', () => {
  const { workspace, ports } = enterWorkspace();
  const { demo, preferences, owner } = workspace.getSnapshot().children.welcome!.getSnapshot().context;
  expect([demo, preferences, owner]).toEqual([ports.demo, ports.preferences, workspace]);
});
