import BugIcon from '~icons/lucide/bug';
import CheckIcon from '~icons/lucide/check';
import CopyIcon from '~icons/lucide/copy';
import DownloadIcon from '~icons/lucide/download';
import { useSelector } from '@xstate/react';
import type { TestAnswer } from '#machines/recording/replayContext.ts';
import type { ReplayActor } from '#machines/recording/replayMachine.ts';
import { selectIsWriting, selectTest } from '#machines/recording/replaySelectors.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { Copying } from '../ui/Copying.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useTexts } from '../useTexts.ts';

/** Makes the step that is looked at into a test that somebody keeps. */
export function StepTest({ replay }: { replay: ReplayActor }) {
  const { replayTestTexts } = useTexts();
  const isWriting = useSelector(replay, selectIsWriting);
  const test = useSelector(replay, selectTest);
  const ask = (isWrong: boolean) => replay.send({ type: 'test.requested', isWrong });
  return (
    <section aria-label={replayTestTexts.title} className="rounded border border-line p-3 text-sm">
      <h2 className="text-base font-medium">{replayTestTexts.title}</h2>
      <p className="mt-1 max-w-prose text-muted">{replayTestTexts.intro}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" icon={CheckIcon} onPress={() => ask(false)}>
          {replayTestTexts.demand}
        </Button>
        <Button size="sm" icon={BugIcon} onPress={() => ask(true)}>
          {replayTestTexts.deny}
        </Button>
      </div>
      <div role="status" className="mt-2 empty:hidden">
        {isWriting ? (
          <p className="flex items-center gap-2 text-muted">
            <Spinner />
            <span>{replayTestTexts.writing}</span>
          </p>
        ) : null}
        {test === null ? null : <Outcome test={test} />}
      </div>
      {test?.outcome === 'written' ? <Written name={test.name} text={test.text} /> : null}
    </section>
  );
}

/** What came of it, in a sentence. */
function Outcome({ test }: { test: TestAnswer }) {
  const { replayTestTexts } = useTexts();
  if (test.outcome === 'written') return <p>{replayTestTexts.written(test.events, test.step + 1, test.name)}</p>;
  if (test.outcome === 'behind') return <p>{replayTestTexts.behind(test.step)}</p>;
  if (test.outcome === 'untestable') return <p>{replayTestTexts.untestable}</p>;
  return <p>{replayTestTexts.failed}</p>;
}

function Written({ name, text }: { name: string; text: string }) {
  const { replayTestTexts } = useTexts();
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2">
        <Copying text={() => text}>
          {(copy) => (
            <Button size="sm" variant="primary" icon={CopyIcon} onPress={copy}>
              {replayTestTexts.copy}
            </Button>
          )}
        </Copying>
        <a
          className={buttonClass('secondary', 'sm')}
          download={name}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <DownloadIcon className="text-[1.15em]" />
          {replayTestTexts.download}
        </a>
      </div>
      <pre
        translate="no"
        aria-label={replayTestTexts.test}
        // It scrolls, so it must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="readout-text mt-2 max-h-60 overflow-auto rounded bg-sunken p-3 -outline-offset-2"
      >
        {text}
      </pre>
    </>
  );
}
