import { SimulatedClock, createActor } from 'xstate';
import { expect, it } from 'vitest';
import { copyMachine, selectCopyOutcome } from '#machines/widgets/copyMachine.ts';

function openCopy(copy: (text: string) => Promise<void>) {
  const clock = new SimulatedClock();
  const actor = createActor(copyMachine, { input: { copy }, clock }).start();
  return {
    clock,
    press: (text: string) => actor.send({ type: 'copy.requested', text }),
    outcome: () => selectCopyOutcome(actor.getSnapshot()),
  };
}

const settled = () => new Promise((go) => void setTimeout(go));

it('copies what is asked for, and says so for four seconds', async () => {
  const copied: string[] = [];
  const { clock, press, outcome } = openCopy(async (text) => void copied.push(text));
  expect(outcome()).toBeNull();
  press('ahead: 2.0');
  expect(outcome()).toBeNull();
  await settled();
  expect(copied).toEqual(['ahead: 2.0']);
  expect(outcome()).toBe('copied');
  clock.increment(3999);
  expect(outcome()).toBe('copied');
  clock.increment(1);
  expect(outcome()).toBeNull();
});

it('asks the browser before anything else happens: a moment later the press would not count any more', () => {
  const copied: string[] = [];
  openCopy(async (text) => void copied.push(text)).press('now');
  expect(copied).toEqual(['now']);
});

it('says that the browser does not let it, and copies at the next press that it does', async () => {
  const answers = [async () => Promise.reject(new Error('denied')), async () => {}];
  const { press, outcome } = openCopy(async () => answers.shift()?.());
  press('first');
  await settled();
  expect(outcome()).toBe('refused');
  press('second');
  expect(outcome()).toBeNull();
  await settled();
  expect(outcome()).toBe('copied');
});

it('says nothing any more of what was refused four seconds ago', async () => {
  const { clock, press, outcome } = openCopy(async () => Promise.reject(new Error('denied')));
  press('first');
  await settled();
  clock.increment(4000);
  expect(outcome()).toBeNull();
});

it('copies another text at another press, and begins the four seconds anew', async () => {
  const copied: string[] = [];
  const { clock, press, outcome } = openCopy(async (text) => void copied.push(text));
  press('first');
  await settled();
  clock.increment(3000);
  press('second');
  await settled();
  clock.increment(3000);
  expect(outcome()).toBe('copied');
  expect(copied).toEqual(['first', 'second']);
});

it('takes one press at a time', async () => {
  const copied: string[] = [];
  const { press } = openCopy(async (text) => void copied.push(text));
  press('first');
  press('second');
  await settled();
  expect(copied).toEqual(['first']);
});
