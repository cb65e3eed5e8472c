import type { Divergence } from '#machines/recording/divergence.ts';
import { type Build, isSameBuild } from '#machines/recording/isSameBuild.ts';
import { startStateIn } from '#machines/recording/logFormat.ts';
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
export function ReplayVerdict({ loaded, build, onGo }: ReplayVerdictProps) {
  const { logDamageTexts, replayTexts } = useTexts();
  const { divergence, compared, log } = loaded;
  const { header, damage } = log;
  return (
    <>
      <p className="text-sm text-muted">
        {replayTexts.recorded(header)} {isSameBuild(header, build) ? null : replayTexts.otherBuild(build)}{' '}
        {startStateIn(log.entries) === undefined ? null : replayTexts.midway}
      </p>
      <p className="text-sm text-muted">{replayTexts.howCompared(compared, divergence !== undefined)}</p>
      {damage === null ? null : <Banner tone="warn">{textOf(logDamageTexts, damage)}</Banner>}
      {divergence === undefined ? (
        <Banner tone="signal">{damage === null ? replayTexts.equal : replayTexts.equalSoFar}</Banner>
      ) : (
        <Banner
          tone="bad"
          action={
            <Button size="sm" onPress={() => onGo(divergence.step)}>
              {replayTexts.toDivergence}
            </Button>
          }
        >
          <Parting loaded={loaded} divergence={divergence} />
        </Banner>
      )}
    </>
  );
}

/** What the log says, and what these machines do, in words and with both values. */
function Parting({ loaded: { values }, divergence }: { loaded: LoadedLog; divergence: Divergence }) {
  const { divergenceTexts, replayTexts } = useTexts();
  const { step, path, key, kind } = divergence;
  const of = key === null ? path : `${path}: ${key}`;
  const valueText = (value: string) => (value === '' ? replayTexts.nothing : shortened(value));
  const words =
    values === undefined
      ? divergenceTexts[kind](divergence)
      : values.recorded === null
        ? replayTexts.oneValue(of, valueText(values.before), valueText(values.found))
        : replayTexts.bothValues(of, valueText(values.recorded), valueText(values.found));
  return (
    <span className="break-words">
      {replayTexts.diverged(step)} {words}
    </span>
  );
}

/** So much of a value fits into a sentence. */
const LONGEST_VALUE = 160;

const shortened = (value: string): string =>
  value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;
