import { expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { announcerMachine, selectAnnouncements } from '#machines/workspace/announcerMachine.ts';
import { fakeOutput } from '../../fakes/fakeOutput.ts';

function openAnnouncer(output = fakeOutput()) {
  const clock = new SimulatedClock();
  const announcer = createActor(announcerMachine, { input: { output }, clock }).start();
  return {
    announcer,
    clock,
    output,
    said: () => selectAnnouncements(announcer.getSnapshot()),
  };
}

it('says that a process began, its errors and its end, and no other line', () => {
  const { output, said } = openAnnouncer();
  output.print('p1', ['ahead', '[ERROR] lost', 'on', '[ERROR] gone', '[WARN] slow']);
  output.end('p1');
  output.paint();
  expect(said()).toMatchObject([
    { kind: 'mark', row: 0 },
    { kind: 'errors', row: 4, count: 2 },
    { kind: 'mark', row: 6 },
  ]);
});

it('says errors that come one upon the other together, every two seconds', () => {
  const { output, said, clock } = openAnnouncer();
  for (let count = 0; count < 100; count += 1) {
    output.print('p1', ['[ERROR] lost']);
    output.paint();
  }
  expect(said()).toMatchObject([
    { kind: 'mark', row: 0 },
    { kind: 'errors', row: 1, count: 1 },
  ]);
  clock.increment(1999);
  expect(said()).toHaveLength(2);
  clock.increment(1);
  expect(said().at(-1)).toMatchObject({ kind: 'errors', row: 100, count: 99 });
});

it('falls silent, and forgets what it has said', () => {
  const { output, said, clock } = openAnnouncer();
  output.print('p1', ['[ERROR] lost']);
  output.paint();
  clock.increment(2000);
  expect(said()).toEqual([]);
});

it('reads the last lines as often as somebody asks', () => {
  const { announcer, said } = openAnnouncer();
  announcer.send({ type: 'lines.requested', row: 7 });
  announcer.send({ type: 'lines.requested', row: 7 });
  expect(said()).toMatchObject([
    { kind: 'lines', row: 7 },
    { kind: 'lines', row: 7 },
  ]);
  expect(new Set(said().map(({ id }) => id)).size).toBe(2);
});

it('says nothing of what was printed before it listened', () => {
  const output = fakeOutput();
  output.print('p1', ['[ERROR] lost']);
  output.paint();
  const { said } = openAnnouncer(output);
  output.print('p1', ['ahead']);
  output.paint();
  expect(said()).toEqual([]);
});
