// @vitest-environment jsdom
import {
  CompletionContext,
  type CompletionResult,
  currentCompletions,
  startCompletion,
} from '@codemirror/autocomplete';
import { python } from '@codemirror/lang-python';
import { syntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { topicCompletion } from '#src/views/workspace/editor/topicCompletion.ts';
import { fakeRos } from '../../../fakes/fakeRos.ts';
import '../../emptyBoxes.ts';
import { openTestEditor } from './openTestEditor.ts';

/** What is proposed where the bar stands. */
async function completed(text: string, ros = fakeRos()): Promise<CompletionResult | null> {
  const pos = text.indexOf('|');
  return await topicCompletion(ros)(new CompletionContext(stateOf(text.replace('|', '')), pos, false));
}

const stateOf = (doc: string) => EditorState.create({ doc, extensions: python() });

it.each(['rospy.Subscriber("/s|", LaserScan)', "Publisher('|')", 'self.wheels = rospy.Publisher("sc|an", Twist)'])(
  'proposes the topics there are in %s',
  async (text) => {
    const result = await completed(text);
    expect(result?.from).toBe(text.search(/["']/) + 1);
    expect(result?.options.map(({ label }) => label)).toEqual(['/scan']);
  },
);

it.each(['print("/s|")', 'rospy.Subscriber("/scan", "/s|")', 'rospy.Subscriber(|)', 'PublisherList("/s|")', '"/s|"'])(
  'proposes none in %s',
  async (text) => {
    expect(await completed(text)).toBeNull();
  },
);

it('proposes the topics in a program that there was no time to read when it was opened', async () => {
  const clock = vi.spyOn(Date, 'now');
  for (let now = 0; now < 100; now++) clock.mockReturnValueOnce(now * 1000);
  const state = stateOf('rospy.Subscriber("/s", LaserScan)');
  clock.mockRestore();
  expect(syntaxTree(state).length).toBeLessThan(20);
  const result = await topicCompletion(fakeRos())(new CompletionContext(state, 20, false));
  expect(result?.options.map(({ label }) => label)).toEqual(['/scan']);
});

it('says what a topic carries and what it is for', async () => {
  expect((await completed('rospy.Subscriber("|")'))!.options).toEqual([
    { label: '/scan', type: 'constant', detail: 'sensor_msgs/LaserScan', info: 'What it sees.' },
  ]);
});

it('proposes nothing while the robot does not answer', async () => {
  const ros = fakeRos();
  ros.break('gone');
  expect(
    await completed('rospy.Subscriber("/s|")', ros),
    'nothing that a later key would not ask for again',
  ).toBeNull();
});

it('asks a robot again that was too busy to answer', async () => {
  const ros = fakeRos();
  let asked = 0;
  const busy = {
    ...ros,
    topics: async () => {
      asked += 1;
      if (asked < 3) throw new Error('The ROS graph does not answer.');
      return ros.topics();
    },
  };
  expect((await completed('rospy.Subscriber("/s|")', busy))?.options.map(({ label }) => label)).toEqual(['/scan']);
});

it('completes in the editor, with and without a language server', async () => {
  const text = 'rospy.Subscriber("/s")\n';
  const { view, languageServer } = await openTestEditor('/ws/src/a.py', text);
  const labels = () => currentCompletions(view.state).map(({ label }) => label);
  view.dispatch({ selection: { anchor: 20 } });
  startCompletion(view);
  await waitFor(() => expect(labels()).toEqual(['/scan']));
  languageServer.send({ type: 'connection.opened' });
  languageServer.send({ type: 'typing.began' });
  languageServer.send({ type: 'server.started' });
  await waitFor(() => expect(languageServer.getSnapshot().value).toEqual({ connected: { helping: 'ready' } }));
  view.dispatch({ selection: { anchor: 0 } });
  view.dispatch({ selection: { anchor: 20 } });
  startCompletion(view);
  await waitFor(() => expect(labels()).toEqual(['/scan']));
});
