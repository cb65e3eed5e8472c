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

it('begins with nothing to say', () => {
  const { said } = openAnnouncer();
  expect(said()).toEqual([]);
});

it('numbers what it says on, so that the same words are said anew', () => {
  const { announcer, output, said } = openAnnouncer();
  output.print('p1', ['[ERROR] lost']);
  output.paint();
  announcer.send({ type: 'lines.requested', row: 1 });
  announcer.send({ type: 'lines.requested', row: 1 });
  expect(said().map(({ id }) => id)).toEqual([0, 1, 2, 3]);
});

it('goes on counting after it was silent', () => {
  const { announcer, said, clock } = openAnnouncer();
  announcer.send({ type: 'lines.requested', row: 1 });
  clock.increment(2000);
  announcer.send({ type: 'lines.requested', row: 1 });
  expect(said().map(({ id }) => id)).toEqual([1]);
});

it('says of what came meanwhile no more than the last four beginnings and ends', () => {
  const { output, said, clock } = openAnnouncer();
  const begin = (processId: string) => {
    output.print(processId, ['ahead']);
    output.paint();
  };
  begin('p0');
  for (const processId of ['p1', 'p2', 'p3', 'p4', 'p5']) begin(processId);
  clock.increment(2000);
  expect(said().map(({ row }) => row)).toEqual([0, 4, 6, 8, 10]);
});

it('keeps no more than the last eight that it has said', () => {
  const { announcer, said } = openAnnouncer();
  for (let row = 0; row < 10; row += 1) announcer.send({ type: 'lines.requested', row });
  expect(said().map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});

it('keeps no more than these also of what it says behind what it was asked for', () => {
  const { announcer, output, said, clock } = openAnnouncer();
  for (let row = 0; row < 8; row += 1) announcer.send({ type: 'lines.requested', row });
  output.print('p1', ['[ERROR] lost']);
  output.paint();
  clock.increment(2000);
  expect(said().map(({ kind, row }) => [kind, row])).toEqual([
    ...[2, 3, 4, 5, 6, 7].map((row) => ['lines', row]),
    ['mark', 0],
    ['errors', 1],
  ]);
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
