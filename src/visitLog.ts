/** What records a visit, and keeps its log in this browser: fetched after the first paint. */
import { createActor } from 'xstate';
import type { AppActor } from '#machines/app/appSelectors.ts';
import type { VisitListPort } from '#machines/ports/visitPort.ts';
import { type Recorder, type RecorderInput, recorder } from '#machines/recording/recorder.ts';
import { type VisitInput, visitMachine } from '#machines/recording/visitMachine.ts';
import { pageOf } from '#machines/site/pages.ts';
import { idbVisit } from './adapters/idbVisit.ts';
import { idbVisitList } from './adapters/idbVisitList.ts';
import { openTabs } from './adapters/openTabs.ts';
import { visitMarks } from './adapters/visitMarks.ts';
import { build } from './build.ts';

/** A recorder that goes by a clock. */
export const record = (clock: Omit<RecorderInput, keyof typeof build>): Recorder => recorder({ ...build, ...clock });

/** The name alone: an address may hold what is somebody's own. */
const page = () => pageOf(window.location.pathname).name;

/** The machine is no child of the app: to keep a log must not fill it. */
async function begin(
  bring: () => Promise<Recorder>,
  app: AppActor,
  owner: () => string | undefined,
): Promise<VisitListPort> {
  const log = await bring();
  const tabs = openTabs();
  const present = () => app.getSnapshot().context.user?.id ?? null;
  const marks = visitMarks();
  const input: VisitInput = {
    visits: idbVisit({ log, tabs, marks, page }),
    owner: owner() ?? null,
    present: present(),
    gone: marks.owed(),
    tell: (report) => app.send(report),
  };
  const visit = createActor(visitMachine, { input }).start();
  // What a step changes is in the log only when it is over.
  app.subscribe(() => queueMicrotask(() => visit.send({ type: 'learner.changed', userId: present() })));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') visit.send({ type: 'page.hidden' });
  });
  window.addEventListener('pagehide', () => visit.send({ type: 'page.left' }));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) visit.send({ type: 'page.shown' });
  });
  return idbVisitList({ tabs, marks, since: log.header.t0 });
}

let kept: Promise<VisitListPort> | undefined;

/** Keeps the log of this page from now on, once however often it is asked for; `owner` tells whose log it is. Tells of the visits before. */
export function keep(...visit: Parameters<typeof begin>): Promise<VisitListPort> {
  return (kept ??= begin(...visit).catch((error: unknown) => {
    kept = undefined;
    throw error;
  }));
}
