import { expect, it } from 'vitest';
import {
  selectArgs,
  selectAutoSubscribe,
  selectCommand,
  selectIsLongRunning,
  selectLacksName,
  selectMissing,
  selectProcessName,
} from '#machines/workspace/consoleSelectors.ts';
import { openConsole } from './openConsole.ts';

function openForm() {
  const { console, now, rest, processes } = openConsole();
  const choose = (command: string) => console.send({ type: 'command.chosen', command });
  const type = (args: string) => console.send({ type: 'args.typed', args });
  const name = (processName: string) => console.send({ type: 'processName.typed', processName });
  const leaveName = () => console.send({ type: 'processName.left' });
  const recall = (direction: 'older' | 'newer') => console.send({ type: 'command.recalled', direction });
  const execute = async (command: string, args: string) => {
    choose(command);
    type(args);
    console.send({ type: 'execute.requested' });
    await rest();
  };
  const shown = () => `${selectCommand(now())} ${selectArgs(now())}`;
  const switches = () => [selectIsLongRunning(now()), selectAutoSubscribe(now())];
  return { console, now, processes, choose, type, name, leaveName, recall, execute, shown, switches };
}

it.each([
  ['rostopic', 'list', 'rostopic'],
  ['rosrun', '', 'rosrun'],
  ['rosrun', 'gazebo_test_pkg', 'rosrun'],
  ['rosrun', 'gazebo_test_pkg ', 'rosrun'],
  ['rosrun', 'gazebo_test_pkg a.py _rate:=5', 'a.py'],
  ['roslaunch', 'gazebo_test_pkg all.launch', 'all.launch'],
])('names the process of "%s %s" %s, and then nothing is missing', (command, args, suggested) => {
  const { now, choose, type } = openForm();
  choose(command);
  type(args);
  expect(selectProcessName(now())).toBe(suggested);
  expect(selectMissing(now())).toBeNull();
});

it('names the process after what is chosen and typed until the learner names it, and leaves that name alone', () => {
  const { now, choose, type, name } = openForm();
  choose('rosnode');
  choose('rosrun');
  type('gazebo_test_pkg a.py');
  expect(selectProcessName(now())).toBe('a.py');
  name('');
  type('gazebo_test_pkg b.py');
  choose('rostopic');
  expect(selectProcessName(now())).toBe('');
});

it.each(['', ' '])('marks the name "%s" as missing once its field was left, and not before', (empty) => {
  const { now, name, leaveName } = openForm();
  name(empty);
  expect(selectLacksName(now())).toBe(false);
  leaveName();
  expect(selectLacksName(now())).toBe(true);
  name('mine');
  expect(selectLacksName(now())).toBe(false);
});

it('marks no name that is emptied after its field was left with one', () => {
  const { now, name, leaveName } = openForm();
  name('mine');
  leaveName();
  name('');
  expect(selectLacksName(now())).toBe(false);
});

it.each([
  ['rosrun', true],
  ['roslaunch', true],
  ['rostopic', false],
])('switches Long running and Auto-subscribe for %s: %s', (command, isOn) => {
  const { choose, switches } = openForm();
  choose(command);
  expect(switches()).toEqual([isOn, isOn]);
});

it('leaves the switches as the learner set them when another command is chosen that starts no node', () => {
  const { console, choose, switches } = openForm();
  console.send({ type: 'longRunning.switched', isLongRunning: true });
  choose('rostopic');
  expect(switches()).toEqual([true, false]);
});

it('is filled as a whole by a command that was chosen elsewhere, and names it whatever it was called before', () => {
  const { console, now, name, type, shown, switches } = openForm();
  name('mine');
  console.send({ type: 'command.filled', command: 'rosrun', args: 'gazebo_test_pkg a.py' });
  expect(shown()).toBe('rosrun gazebo_test_pkg a.py');
  expect(selectProcessName(now())).toBe('a.py');
  expect(switches()).toEqual([true, true]);
  type('gazebo_test_pkg b.py');
  expect(selectProcessName(now())).toBe('b.py');
});

it('brings back what was executed, older and newer, and behind the newest what was being typed', async () => {
  const { choose, type, recall, execute, shown } = openForm();
  await execute('rostopic', 'list');
  await execute('rosrun', 'gazebo_test_pkg a.py');
  choose('rosnode');
  type('inf');
  recall('older');
  expect(shown()).toBe('rosrun gazebo_test_pkg a.py');
  recall('older');
  expect(shown()).toBe('rostopic list');
  recall('older');
  expect(shown()).toBe('rostopic list');
  recall('newer');
  recall('newer');
  expect(shown()).toBe('rosnode inf');
  recall('newer');
  expect(shown()).toBe('rosnode inf');
});

it('brings back what was typed into a recalled command, too, and what was typed before', async () => {
  const { choose, type, recall, execute, shown } = openForm();
  await execute('rostopic', 'list');
  await execute('rosnode', 'info /robot');
  choose('rosservice');
  type('list');
  recall('older');
  type('info /robot /rosout');
  recall('older');
  expect(shown()).toBe('rostopic list');
  recall('newer');
  expect(shown()).toBe('rosnode info /robot /rosout');
  recall('newer');
  expect(shown()).toBe('rosservice list');
});

it('brings back what was executed as it was, once the changed one was executed', async () => {
  const { recall, execute, shown } = openForm();
  await execute('rosnode', 'info /robot');
  recall('older');
  await execute('rosnode', 'info /rosout');
  recall('older');
  expect(shown()).toBe('rosnode info /rosout');
  recall('older');
  expect(shown()).toBe('rosnode info /robot');
});

it('brings back a command that was chosen elsewhere while an earlier one was shown', async () => {
  const { console, recall, execute, shown } = openForm();
  await execute('rostopic', 'list');
  recall('older');
  console.send({ type: 'command.filled', command: 'rosnode', args: 'list' });
  recall('older');
  recall('newer');
  expect(shown()).toBe('rosnode list');
});

it('offers what was executed twice once, as it was the last time', async () => {
  const { name, recall, execute, shown, now } = openForm();
  await execute('rosrun', 'gazebo_test_pkg a.py');
  await execute('rostopic', 'list');
  name('again');
  await execute('rosrun', 'gazebo_test_pkg a.py');
  expect(now().context.recent.map(({ processName }) => processName)).toEqual(['again', 'rostopic']);
  recall('older');
  recall('older');
  expect(shown()).toBe('rostopic list');
});

it('offers the newest 50', async () => {
  const { now, execute } = openForm();
  for (let number = 1; number <= 51; number++) await execute('rosnode', `info /n${number}`);
  const { recent } = now().context;
  expect([recent.length, recent[0]?.args, recent.at(-1)?.args]).toEqual([50, 'info /n51', 'info /n2']);
});

it('brings nothing back where nothing was executed', () => {
  const { type, recall, shown } = openForm();
  type('li');
  recall('older');
  recall('newer');
  expect(shown()).toBe(' li');
});

it('names the process after a command as soon as that is chosen, which then may be executed', () => {
  const { now, choose } = openForm();
  choose('rostopic');
  expect([selectProcessName(now()), now().matches({ form: 'complete' })]).toEqual(['rostopic', true]);
});
