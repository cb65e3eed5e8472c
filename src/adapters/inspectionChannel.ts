import type { InspectionNews, InspectionPort } from '#machines/ports/inspectionPort.ts';

type Wish = { type: 'description.requested' } | { type: 'log.requested' };

/** What a visit does for who watches it. */
interface Wishes {
  describe: () => InspectionNews;
  download: () => void;
}

const NAME = 'servolab-inspection';

/** The watching end, in another window of the same browser and site. */
export function watchedVisit(channel = new BroadcastChannel(NAME)): InspectionPort {
  const ask = (wish: Wish) => post(channel, wish);
  return {
    watch(told) {
      // Only the other end and other watchers speak here, and a watcher's wishes are no news.
      const hear = ({ data }: MessageEvent<InspectionNews | Wish>) => {
        if (data.type !== 'description.requested' && data.type !== 'log.requested') told(data);
      };
      channel.addEventListener('message', hear);
      ask({ type: 'description.requested' });
      return () => channel.removeEventListener('message', hear);
    },
    requestLog: () => ask({ type: 'log.requested' }),
  };
}

/** The watched end: tells news to all who watch, and answers their wishes. */
export function visitChannel(channel = new BroadcastChannel(NAME)) {
  return {
    tell: (news: InspectionNews) => post(channel, news),
    answer: ({ describe, download }: Wishes) => {
      channel.addEventListener('message', ({ data }: MessageEvent<InspectionNews | Wish>) => {
        if (data.type === 'description.requested') post(channel, describe());
        if (data.type === 'log.requested') download();
      });
      post(channel, describe());
    },
  };
}

function post(channel: BroadcastChannel, message: InspectionNews | Wish) {
  // Unlike a window, a channel has no other end on another site.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(message);
}
