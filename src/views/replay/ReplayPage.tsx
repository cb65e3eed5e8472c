import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { selectLog, selectUser } from '#machines/app/appSelectors.ts';
import { type StopSignal, loadLog } from '#machines/recording/loadedLog.ts';
import type { LogFile } from '#machines/recording/replayContext.ts';
import { replayMachine } from '#machines/recording/replayMachine.ts';
import type { PageProps } from '../PageProps.ts';
import { EarlierVisits } from './EarlierVisits.tsx';
import { LogReplay } from './LogReplay.tsx';
import { useOwnActor } from '../useOwnActor.ts';
import { writtenTest } from './writtenTest.ts';

/** Shows a recorded log: the site as it was at every step. What happens here is not part of this visit's own log. */
export function ReplayPage({ app, build, renderSite }: PageProps) {
  const log = useSelector(app, selectLog);
  const userId = useSelector(app, (state) => selectUser(state)?.id ?? null);
  const read = (text: string, signal: StopSignal) => loadLog(text, { breathe, openRuns: log.openRuns, signal });
  const replay = useOwnActor(() =>
    createActor(replayMachine, { input: { open: textOfFile, read, write: writtenTest } }),
  );
  const visits = <EarlierVisits key={userId} log={log} userId={userId} replay={replay} />;
  return <LogReplay replay={replay} build={build} renderSite={renderSite} visits={visits} />;
}

const textOfFile = (file: LogFile): Promise<string> => file.text();

/** Lets the browser draw, and hear what is pressed. */
const breathe = (): Promise<void> => new Promise((go) => void setTimeout(go));
