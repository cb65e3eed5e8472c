import { useActorRef, useSelector } from '@xstate/react';
import { selectLog } from '#machines/app/appSelectors.ts';
import { loadLog } from '#machines/recording/loadedLog.ts';
import { replayMachine } from '#machines/recording/replayMachine.ts';
import type { PageProps } from '../PageProps.ts';
import { LogReplay } from './LogReplay.tsx';
import { writtenTest } from './writtenTest.ts';

/** Shows a recorded log: the site as it was at every step. What happens here is not part of this visit's own log. */
export function ReplayPage({ app, build, renderSite }: PageProps) {
  const { openRuns } = useSelector(app, selectLog);
  const read = (text: string) => loadLog(text, { breathe, openRuns });
  const replay = useActorRef(replayMachine, { input: { read, write: writtenTest } });
  return <LogReplay replay={replay} build={build} renderSite={renderSite} />;
}

/** Lets the browser draw, and hear what is pressed. */
const breathe = (): Promise<void> => new Promise((go) => void setTimeout(go));
