// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { finding } from '#machines/doctor/finding.ts';
import { panelsMachine } from '#machines/widgets/panelsMachine.ts';
import { jumpMachine } from '#machines/workspace/jumpMachine.ts';
import { topicWatchMachine } from '#machines/workspace/topicWatchMachine.ts';
import { selectOpenTopic } from '#machines/workspace/topicWatchSelectors.ts';
import { FindingList } from '#src/views/workspace/doctor/FindingList.tsx';
import { PlacesProvider } from '#src/views/workspace/Places.tsx';
import { fakeOwner } from '../../../fakes/fakeOwner.ts';
import { fakePreferences } from '../../../fakes/fakePreferences.ts';
import { fakeTopics } from '../../../fakes/fakeTopics.ts';
import { frozenActor } from '../../../models/engine/frozen.ts';
import { readyFile } from '../../../models/views/besideStrip.ts';
import { inEnglish } from '../../inEnglish.ts';

afterEach(cleanup);

function openFindings(found: ReturnType<typeof finding>) {
  const panels = createActor(panelsMachine, { input: { preferences: fakePreferences() } }).start();
  const topicWatch = createActor(topicWatchMachine, {
    input: { topics: fakeTopics(), owner: fakeOwner().actor },
  }).start();
  render(
    <PlacesProvider file={readyFile} jump={frozenActor(jumpMachine, { value: 'still' })} {...{ panels, topicWatch }}>
      <FindingList findings={[found]} file={readyFile} />
    </PlacesProvider>,
    { wrapper: inEnglish },
  );
  return { open: () => selectOpenTopic(topicWatch.getSnapshot()) };
}

it.each([
  [finding('topicMisspelt', { name: '/cmd_ve', other: '/cmd_vel', measured: '/driver' }), '/cmd_ve'],
  [finding('tooSeldom', { name: '/cmd_vel', measured: '1.0' }), '/cmd_vel'],
  [finding('notCommanded', { name: '/driver', measured: '12' }), '/cmd_vel'],
])('leads from what was found to the topic where it can be seen', async (found, topic) => {
  const { open } = openFindings(found);
  await userEvent.setup().click(screen.getByRole('button', { name: `See ${topic}` }));
  expect(open()).toBe(topic);
});

it('leads to no topic where there is none to be seen', () => {
  openFindings(finding('wall', { measured: '0.30' }));
  expect(screen.queryByRole('button', { name: /^See/ })).toBeNull();
});
