// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { panelsMachine, selectSection } from '#machines/widgets/panelsMachine.ts';
import { consoleListMachine, selectActiveConsole } from '#machines/workspace/consoleListMachine.ts';
import { problemWords } from '#src/texts/courseWords.ts';
import { ProblemView } from '#src/views/workspace/ProblemView.tsx';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { fakePreferences } from '../../fakes/fakePreferences.ts';
import { fakeProcesses } from '../../fakes/fakeProcesses.ts';
import { inEnglish } from '../inEnglish.ts';
import { inSpanish } from '../inSpanish.ts';

afterEach(cleanup);

function showProblem(description: string, hints: string[] = [], wrapper: typeof inEnglish = inEnglish) {
  const panels = createActor(panelsMachine, { input: { preferences: fakePreferences() } }).start();
  const input = { processes: fakeProcesses(), owner: fakeOwner().actor };
  const consoleList = createActor(consoleListMachine, { input }).start();
  const problem = { ...obstacleProblem, description, hints };
  render(<ProblemView problem={problem} panels={panels} consoleList={consoleList} />, { wrapper });
  return { panels, consoleList };
}

it.each([
  ['the problem', 'Go back with `rostopic pub -1 /reset std_msgs/Empty`.', []],
  ['a hint', 'Drive.', ['Go back with `rostopic pub -1 /reset std_msgs/Empty`.']],
])('fills the console with a command in the text of %s, and shows it', async (_, description, hints) => {
  const { panels, consoleList } = showProblem(description, hints);
  await userEvent.click(
    screen.getByRole('button', { name: 'Fill the console with rostopic pub -1 /reset std_msgs/Empty', hidden: true }),
  );
  const { command, args } = selectActiveConsole(consoleList.getSnapshot())!.getSnapshot().context;
  expect([command, args]).toEqual(['rostopic', 'pub -1 /reset std_msgs/Empty']);
  expect(selectSection(panels.getSnapshot())).toBe('right');
});

it('leaves every other code as it is', () => {
  showProblem('Call `rospy.Rate(10)`, see `rostopic`.\n\n```\nrostopic list\n```');
  expect(screen.queryByRole('button')).toBeNull();
});

it('tells of a problem its title, its difficulty, what it asks for, its hints and its packages', async () => {
  showProblem('Drive.', ['Turn.', 'Stop.']);
  const { title, difficulty, packages } = obstacleProblem;
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(difficulty)).toBeTruthy();
  expect(screen.getByText('Drive.')).toBeTruthy();
  const hints = within(screen.getByRole('region', { name: 'Hints' }));
  expect([await hints.findByText('Turn.'), hints.getByText('Stop.')]).toHaveLength(2);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(packages);
});

it('marks each hint as something that opens, as the topics are', () => {
  showProblem('Drive.', ['Turn.', 'Stop.']);
  const hints = screen.getAllByText(/^Hint \d/);
  expect(hints.map((hint) => hint.querySelectorAll('.lucide-chevron-right').length)).toEqual([1, 1]);
});

it('leads from a hint to what the documentation says of the things that it names', () => {
  showProblem('Publish on `/scan`.', ['Publish on `/cmd_vel`, then `rosparam get /errand`.', 'Think.']);
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.target])).toEqual([
    ['Driving', '/docs/robot#driving', '_blank'],
    ['rosparam', '/docs/ros-commands#rosparam', '_blank'],
  ]);
});

const languageOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang') ?? null;

const said = { 'Obstacle Course': 'Pista de obstáculos' };

it('shows what there is in the language of the page, and names that of what there is not', async () => {
  const wrapper = inSpanish({
    said,
    problems: { './course/1.json': async () => ({ 'Drive.': 'Avanza.', 'Look.': 'Mira.' }) },
  });
  await act(async () => showProblem('Drive.', ['Look.', 'Ask your teacher.'], wrapper));
  expect(screen.getByRole('heading', { name: 'Pista de obstáculos' })).toBeTruthy();
  expect([languageOf('Avanza.'), languageOf('Mira.'), languageOf('Ask your teacher.')]).toEqual([null, null, 'en']);
});

it('shows at once the words that were fetched before', async () => {
  const problems = { './course/1.json': async () => ({ 'Drive.': 'Avanza.' }) };
  const wrapper = inSpanish({ said, problems });
  await problemWords({ language: 'es', said, written: {}, problems }, 1);
  showProblem('Drive.', [], wrapper);
  expect(screen.getByText('Avanza.')).toBeTruthy();
});

it('shows the original when its words do not come', async () => {
  const wrapper = inSpanish({ said, problems: { './course/1.json': async () => Promise.reject(new Error('away')) } });
  await act(async () => showProblem('Drive.', [], wrapper));
  expect(screen.getByText('Drive.').closest('[lang]')?.getAttribute('lang')).toBe('en');
});
