import type { InspectionMessage, InspectionPort } from '#machines/ports/inspectionPort.ts';

type WatcherRequest = { type: 'description.requested' } | { type: 'log.requested' };

/** What a visit does for who watches it. */
interface VisitActions {
  describe: () => InspectionMessage;
  download: () => void;
}

const NAME = 'servolab-inspection';

/** The watching end, in another window of the same browser and site. */
export function watchedVisit(channel = new BroadcastChannel(NAME)): InspectionPort {
  const ask = (request: WatcherRequest) => post(channel, request);
  return {
    watch(report) {
      // Only the other end and other watchers speak here, and what a watcher asks for is not for the others.
      const receive = ({ data }: MessageEvent<InspectionMessage | WatcherRequest>) => {
        if (data.type !== 'description.requested' && data.type !== 'log.requested') report(data);
      };
      channel.addEventListener('message', receive);
      ask({ type: 'description.requested' });
      return () => channel.removeEventListener('message', receive);
    },
    requestLog: () => ask({ type: 'log.requested' }),
  };
}

/** The watched end: speaks to all who watch, and does what they ask for. */
export function visitChannel(channel = new BroadcastChannel(NAME)) {
  return {
    tell: (message: InspectionMessage) => post(channel, message),
    answer: ({ describe, download }: VisitActions) => {
      channel.addEventListener('message', ({ data }: MessageEvent<InspectionMessage | WatcherRequest>) => {
        if (data.type === 'description.requested') post(channel, describe());
        if (data.type === 'log.requested') download();
      });
      post(channel, describe());
    },
  };
}

function post(channel: BroadcastChannel, message: InspectionMessage | WatcherRequest) {
  // Unlike a window, a channel has no other end on another site.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(message);
}
