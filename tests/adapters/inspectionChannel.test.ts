import { afterEach, expect, it } from 'vitest';
import type { InspectionMessage } from '#machines/ports/inspectionPort.ts';
import { visitChannel, watchedVisit } from '#src/adapters/inspectionChannel.ts';

const described: InspectionMessage = {
  type: 'visit.described',
  actors: [],
  events: [],
  delivery: { isFrozen: false, pending: [] },
};
const channels: BroadcastChannel[] = [];
afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

function openChannel() {
  const channel = new BroadcastChannel('a channel of this test');
  channels.push(channel);
  return channel;
}

/** A visit, and what was asked of it. */
function openVisit(id: string) {
  const asked: string[] = [];
  const { tell, answer } = visitChannel(openChannel(), id);
  answer({
    describe: () => described,
    download: () => void asked.push('log'),
    freeze: () => void asked.push('freeze'),
    step: () => void asked.push('step'),
    resume: () => void asked.push('resume'),
    send: (path, { type }) => void asked.push(`${path} ${type}`),
  });
  return { tell, asked };
}

/** A page that watches, and what it has heard. */
function openWatcher() {
  const heard: InspectionMessage[] = [];
  const port = watchedVisit(openChannel());
  port.watch((message) => heard.push(message));
  return { port, heard };
}

const changed = (path: string): InspectionMessage => ({
  type: 'actors.changed',
  actors: [{ path, machine: null, states: [], takes: null }],
});

it('has the visit describe itself to who comes later, and tells what follows', async () => {
  const { tell } = openVisit('one');
  const { heard } = openWatcher();
  await expect.poll(() => heard).toContainEqual(described);
  tell(changed('app'));
  await expect.poll(() => heard.at(-1)).toEqual(changed('app'));
});

it('has the visit do what a watcher asks for, once each, and in its order', async () => {
  const { asked } = openVisit('one');
  const { port, heard } = openWatcher();
  openWatcher();
  await expect.poll(() => heard).toContainEqual(described);
  port.requestLog();
  port.freeze();
  port.step();
  port.send('app/theme', { type: 'theme.toggled' });
  port.resume();
  await expect.poll(() => asked).toEqual(['log', 'freeze', 'step', 'app/theme theme.toggled', 'resume']);
  expect(heard.every(({ type }) => type === 'visit.described')).toBe(true);
});

it('asks nobody where no visit has described itself', async () => {
  const { port, heard } = openWatcher();
  port.freeze();
  const { asked } = openVisit('one');
  await expect.poll(() => heard).toContainEqual(described);
  port.step();
  await expect.poll(() => asked).toEqual(['step']);
});

it('keeps to the visit that described itself last, and mixes no other in', async () => {
  const first = openVisit('first');
  const { port, heard } = openWatcher();
  await expect.poll(() => heard).toContainEqual(described);
  const second = openVisit('second');
  await expect.poll(() => heard.length).toBeGreaterThan(1);
  first.tell(changed('first'));
  second.tell(changed('second'));
  await expect.poll(() => heard.at(-1)).toEqual(changed('second'));
  expect(heard).not.toContainEqual(changed('first'));
  port.freeze();
  await expect.poll(() => second.asked).toEqual(['freeze']);
  expect(first.asked).toEqual([]);
});
