/**
 * A visit and the pages that watch it, in windows of one browser and site. Several visits may speak on the channel: each has an id of its
 * own, and a watcher hears and asks the one that described itself last.
 */
import type { InspectionControls, InspectionMessage, InspectionPort } from '#machines/ports/inspectionPort.ts';

import { randomId } from './randomId.ts';

type WatcherRequest =
  | { type: 'log.requested' }
  | { type: 'freeze.requested' }
  | { type: 'step.requested' }
  | { type: 'resume.requested' }
  | { type: 'event.sent'; path: string; event: { type: string } };

type Said =
  /** Asks every visit. */
  | { from: 'watcher'; type: 'description.requested' }
  | { from: 'watcher'; type: 'request'; visit: string; request: WatcherRequest }
  | { from: 'visit'; visit: string; message: InspectionMessage };

/** What a visit does for who watches it. */
interface VisitActions extends InspectionControls {
  describe: () => InspectionMessage;
  download: () => void;
}

const NAME = 'servolab-inspection';

/** The watching end. */
export function watchedVisit(channel = new BroadcastChannel(NAME)): InspectionPort {
  let visit: string | undefined;
  const ask = (request: WatcherRequest) => {
    if (visit !== undefined) post(channel, { from: 'watcher', type: 'request', visit, request });
  };
  return {
    watch(report) {
      const receive = ({ data }: MessageEvent<Said>) => {
        if (data.from !== 'visit') return;
        if (data.message.type === 'visit.described') visit = data.visit;
        if (data.visit === visit) report(data.message);
      };
      channel.addEventListener('message', receive);
      post(channel, { from: 'watcher', type: 'description.requested' });
      return () => channel.removeEventListener('message', receive);
    },
    requestLog: () => ask({ type: 'log.requested' }),
    freeze: () => ask({ type: 'freeze.requested' }),
    step: () => ask({ type: 'step.requested' }),
    resume: () => ask({ type: 'resume.requested' }),
    send: (path, event) => ask({ type: 'event.sent', path, event }),
  };
}

/** The watched end: speaks to all who watch, and does what they ask for. */
export function visitChannel(channel = new BroadcastChannel(NAME), visit = randomId()) {
  const tell = (message: InspectionMessage) => post(channel, { from: 'visit', visit, message });
  return {
    tell,
    answer: (actions: VisitActions) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
        if (data.from === 'visit') return;
        if (data.type === 'description.requested') return tell(actions.describe());
        if (data.visit === visit) obey(actions, data.request);
      });
      tell(actions.describe());
    },
  };
}

function obey({ download, freeze, step, resume, send }: VisitActions, request: WatcherRequest): void {
  switch (request.type) {
    case 'log.requested':
      return download();
    case 'freeze.requested':
      return freeze();
    case 'step.requested':
      return step();
    case 'resume.requested':
      return resume();
    case 'event.sent':
      return send(request.path, request.event);
  }
}

function post(channel: BroadcastChannel, said: Said) {
  // Unlike a window, a channel has no other end on another site.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(said);
}
