// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import '../emptyBoxes.ts';
import { openApp } from '../openApp.tsx';

async function openStartable() {
  const opened = openApp({ path: '/challenge/1', user: ada, disk: { [obstacleProblem.file_path]: 'import rospy\n' } });
  await screen.findByText('File ready');
  act(() => opened.ports.sockets.connection.open());
  return opened;
}

const button = (what: 'Start' | 'Stop') => screen.findByRole('button', { name: `${what} obstacle_course.py` });

it('starts a program once for whoever presses Start twice at once', async () => {
  const { ports, person } = await openStartable();
  await person.dblClick(await button('Start'));
  expect(await screen.findByText('Your program is running.')).toBeTruthy();
  expect([ports.processes.requests.length, ports.processes.stopped]).toEqual([1, []]);
});

it('stops a program once for whoever presses Stop twice at once', async () => {
  const { ports, person } = await openStartable();
  await person.click(await button('Start'));
  await screen.findByText('Your program is running.');
  await person.dblClick(await button('Stop'));
  expect(await button('Start')).toBeTruthy();
  expect([ports.processes.requests.length, ports.processes.stopped]).toEqual([1, ['p1']]);
});

it('starts and stops by the keys of a button, one press after the other', async () => {
  const { ports, person } = await openStartable();
  (await button('Start')).focus();
  await person.keyboard('{Enter}');
  await screen.findByText('Your program is running.');
  await person.keyboard(' ');
  expect(await button('Start')).toBeTruthy();
  expect(ports.processes.stopped).toEqual(['p1']);
});
