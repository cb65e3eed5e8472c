// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { topicPlotMachine } from '#machines/workspace/topicPlotMachine.ts';
import { TopicPlot } from '#src/views/workspace/ros/TopicPlot.tsx';
import { fakeOwner } from '../../../fakes/fakeOwner.ts';
import { fakeTopics } from '../../../fakes/fakeTopics.ts';
import { stillScrubber } from '../../../models/views/besideStrip.ts';
import { inEnglish } from '../../inEnglish.ts';

afterEach(cleanup);

/** Two fields of `/odom` are plotted, and two messages have come. */
async function openPlot() {
  const topics = fakeTopics();
  const topicPlot = createActor(topicPlotMachine, { input: { topics, owner: fakeOwner().actor } }).start();
  for (const field of ['x', 'y']) topicPlot.send({ type: 'field.toggled', topic: '/odom', field });
  topics.show({ topic: '/odom', value: { fields: { x: 1.5, y: 'nan' }, hidden: 0 } }, 0);
  topics.show({ topic: '/odom', value: { fields: { x: -2, y: 'nan' }, hidden: 0 } }, 200);
  await act(async () =>
    render(
      <main>
        <TopicPlot topicPlot={topicPlot} scrubber={stillScrubber} traces={topics.traces} />
        <button>below</button>
      </main>,
      { wrapper: inEnglish },
    ),
  );
  return { topicPlot, topics };
}

const table = () => screen.getByRole('table', { name: 'Values of the latest minute' });
const textsOf = (cells: Iterable<Element>) => [...cells].map(({ textContent }) => textContent.trim());

/** The columns, and of each field its name and its numbers. */
const rows = () => [
  textsOf(within(table()).getAllByRole('columnheader')),
  ...[...table().querySelectorAll('tbody')].map((field) => textsOf(field.querySelectorAll('th, td:not(:has(button))'))),
];

it('says in a table what the lines show, and that there was no number', async () => {
  await openPlot();
  expect(rows()).toEqual([
    ['Latest', 'Lowest', 'Highest'],
    ['/odom x', '-2', '-2', '1.5'],
    ['/odom y', '–', '–', '–'],
  ]);
});

it('names a field in a line as wide as the table, which stands over its numbers', async () => {
  await openPlot();
  const name = within(table()).getByRole('rowheader', { name: '/odom x' });
  const numbers = name.closest('tr')?.nextElementSibling?.querySelectorAll('td') ?? [];
  expect(name).toHaveProperty('colSpan', 3);
  expect(name).toHaveProperty('scope', 'rowgroup');
  expect(textsOf(numbers)).toEqual(['-2', '-2', '1.5']);
});

it('says the latest number of each field, whichever topic the last message was of', async () => {
  const { topicPlot, topics } = await openPlot();
  await act(async () => {
    topicPlot.send({ type: 'field.toggled', topic: '/cmd_vel', field: 'z' });
    topics.show({ topic: '/cmd_vel', value: { fields: { z: 7 }, hidden: 0 } }, 300);
  });
  await expect
    .poll(() => rows().slice(1))
    .toEqual([
      ['/odom x', '-2', '-2', '1.5'],
      ['/odom y', '–', '–', '–'],
      ['/cmd_vel z', '7', '7', '7'],
    ]);
});

it('takes a field off the plot, and the plot away with the last one', async () => {
  await openPlot();
  await userEvent.click(screen.getByRole('button', { name: 'Remove /odom x from the plot' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove /odom y from the plot' }));
  expect(screen.queryByRole('region', { name: 'Plot' })).toBeNull();
});

it.each([
  ['Clear the plot', 'below'],
  ['Remove /odom x from the plot', 'Remove /odom y from the plot'],
])('gives the focus of what is taken off the plot by "%s" to what comes next', async (pressed, next) => {
  await openPlot();
  act(() => screen.getByRole('button', { name: pressed }).focus());
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: next }));
});

it('says where nothing can be drawn that the table has the numbers', async () => {
  await openPlot();
  expect(await screen.findByText('The plot cannot be drawn here; the table has its numbers.')).toBeTruthy();
});
