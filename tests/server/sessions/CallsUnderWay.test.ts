import { expect, it } from 'vitest';
import { CallsUnderWay } from '#server/sessions/CallsUnderWay.ts';
import { gate } from '../../fakes/gate.ts';

const [save, removal] = [{}, {}];

it('waits for every other call of the learner, and for nobody else’s', async () => {
  const calls = new CallsUnderWay();
  const [mine, others] = [gate(), gate()];
  mine.shut();
  others.shut();
  const order: string[] = [];
  const saving = calls.during('ada', save, async () => {
    await mine.pass();
    order.push('saved');
  });
  const elsewhere = calls.during('ben', {}, () => others.pass());
  const removing = calls.during('ada', removal, async () => {
    await calls.othersEnded('ada', removal);
    order.push('removed');
  });
  mine.open();
  await Promise.all([saving, removing]);
  expect(order).toEqual(['saved', 'removed']);
  others.open();
  await elsewhere;
});

it('does not mind how a call ends, and hands on what it answers', async () => {
  const calls = new CallsUnderWay();
  const broken = calls.during('ada', save, () => Promise.reject(new Error('broke')));
  const ended = calls.othersEnded('ada', removal);
  await expect(broken).rejects.toThrow('broke');
  await expect(ended).resolves.toBeUndefined();
  await expect(calls.during('ada', save, () => 'saved')).resolves.toBe('saved');
});
