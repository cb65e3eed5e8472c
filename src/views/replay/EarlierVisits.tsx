import { createActor } from 'xstate';
import type { LogPort } from '#machines/ports/logPort.ts';
import type { ReplayActor } from '#machines/recording/replayMachine.ts';
import { visitListMachine } from '#machines/recording/visitListMachine.ts';
import { useOwnActor } from '../useOwnActor.ts';
import { VisitList } from './VisitList.tsx';

interface EarlierVisitsProps {
  log: LogPort;
  /** Who is here. */
  userId: string | null;
  replay: ReplayActor;
}

/** The visits before this one, to be looked at on this page. */
export function EarlierVisits({ log, userId, replay }: EarlierVisitsProps) {
  const list = useOwnActor(() => createActor(visitListMachine, { input: { log, userId, owner: replay } }));
  return <VisitList list={list} />;
}
