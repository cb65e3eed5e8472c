import { afterEach, expect, it } from 'vitest';
import type { InspectionMessage } from '#machines/ports/inspectionPort.ts';
import { visitChannel, watchedVisit } from '#src/adapters/inspectionChannel.ts';

const described: InspectionMessage = { type: 'visit.described', actors: [], events: [] };
const channels: BroadcastChannel[] = [];
afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

function openChannel() {
  const channel = new BroadcastChannel('a channel of this test');
  channels.push(channel);
  return channel;
}

it('has the visit describe itself to who comes later, and tells what follows', async () => {
  const { tell, answer } = visitChannel(openChannel());
  answer({ describe: () => described, download: () => undefined });
  const messages: InspectionMessage[] = [];
  watchedVisit(openChannel()).watch((message) => messages.push(message));
  await expect.poll(() => messages).toContainEqual(described);
  tell({ type: 'actors.changed', actors: [] });
  await expect.poll(() => messages.at(-1)).toEqual({ type: 'actors.changed', actors: [] });
});

it('has the visit give its log once, and is deaf to other watchers', async () => {
  let downloads = 0;
  visitChannel(openChannel()).answer({ describe: () => described, download: () => (downloads += 1) });
  const messages: string[] = [];
  watchedVisit(openChannel()).watch(({ type }) => messages.push(type));
  watchedVisit(openChannel()).requestLog();
  await expect.poll(() => downloads).toBe(1);
  await expect.poll(() => messages).toContain('visit.described');
  expect(messages).not.toContain('log.requested');
});
