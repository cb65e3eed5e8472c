import { type Build, isSameBuild } from '#machines/recording/isSameBuild.ts';
import type { LoadedLog } from '#machines/recording/loadedLog.ts';
import { textOf } from '../../texts/textOf.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../useTexts.ts';

interface ReplayVerdictProps {
  loaded: LoadedLog;
  build: Build;
  onGo: (step: number) => void;
}

/** Whether the machines of this build become what the log says. */
export function ReplayVerdict({ loaded: { log, divergence, compared }, build, onGo }: ReplayVerdictProps) {
  const { divergenceTexts, logDamageTexts, replayTexts } = useTexts();
  const { header, damage } = log;
  return (
    <>
      <p className="text-sm text-muted">
        {replayTexts.recorded(header)} {isSameBuild(header, build) ? null : replayTexts.otherBuild(build)}{' '}
      </p>
      <p className="text-sm text-muted">{replayTexts.howCompared(compared)}</p>
      {damage === null ? null : <Banner tone="warn">{textOf(logDamageTexts, damage)}</Banner>}
      {divergence === undefined ? (
        <Banner tone="signal">{replayTexts.equal}</Banner>
      ) : (
        <Banner
          tone="bad"
          action={
            <Button size="sm" onPress={() => onGo(divergence.step)}>
              {replayTexts.toDivergence}
            </Button>
          }
        >
          {replayTexts.diverged(divergence.step, divergence.path, divergence.key)} {divergenceTexts[divergence.kind]}{' '}
          {replayTexts.compared(divergence.expected, divergence.actual)}
        </Banner>
      )}
    </>
  );
}
