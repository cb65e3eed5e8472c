import MoonIcon from '~icons/lucide/moon';
import RotateCwIcon from '~icons/lucide/rotate-cw';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { SiteSight } from '#contract/operatorApi.ts';
import { type OperatorActor, selectFault, selectSight } from '#machines/pages/operatorSelectors.ts';
import { siteTotals } from '#machines/pages/siteTotals.ts';
import { sizeText } from '../../texts/sizeText.ts';
import { reasonText } from '../../texts/reasonText.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useTexts } from '../useTexts.ts';
import { Figures } from './Figures.tsx';
import { LearnerRow } from './LearnerRow.tsx';
import { OutcomeNote } from './OutcomeNote.tsx';

/** The newest look: the server, and everybody who is on. */
export function SiteSightView({ operator }: { operator: OperatorActor }) {
  const { operatorTexts, timeTexts } = useTexts();
  const sight = useSelector(operator, selectSight);
  const outcome = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // Never to the next button that ends something: who is about to press the one that has gone would press that.
  const afterwards = () => (outcome.current?.textContent === '' ? list.current : outcome.current);
  if (sight === null) return null;
  return (
    <div className="page-width flex-1 py-10 md:py-14">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="text-3xl font-semibold tracking-tight">{operatorTexts.title}</h1>
        <Button icon={RotateCwIcon} className="max-md:h-11" onPress={() => operator.send({ type: 'look.requested' })}>
          {operatorTexts.lookAgain}
        </Button>
      </div>
      <p className="mt-3 max-w-44rem text-lg text-muted">{operatorTexts.introduction}</p>
      <p className="mt-2 text-sm text-muted">{operatorTexts.lookedAt(timeTexts.clock(Date.parse(sight.at)))}</p>
      <LookFault operator={operator} at={sight.at} />
      <Missing sight={sight} />
      <OutcomeNote operator={operator} ref={outcome} />
      <Together sight={sight} />
      {sight.learners.length === 0 ? (
        <EmptyState icon={MoonIcon} title={operatorTexts.nobody}>
          <p>{operatorTexts.nobodyAdvice}</p>
        </EmptyState>
      ) : (
        <ul
          ref={list}
          aria-label={operatorTexts.learners}
          tabIndex={-1}
          className="mt-8 border-t border-line outline-none!"
        >
          {sight.learners.map((learner) => (
            <LearnerRow key={learner.learner_id} learner={learner} operator={operator} afterwards={afterwards} />
          ))}
        </ul>
      )}
    </div>
  );
}

function LookFault({ operator, at }: { operator: OperatorActor; at: string }) {
  const texts = useTexts();
  const { operatorTexts, timeTexts } = texts;
  const fault = useSelector(operator, selectFault);
  return (
    <div className={fault === null ? undefined : 'mt-4'}>
      <Banner tone="warn">
        {fault === null ? null : operatorTexts.lookFailed(reasonText(texts, fault), timeTexts.clock(Date.parse(at)))}
      </Banner>
    </div>
  );
}

/** Of several servers, those that have not answered. */
function Missing({ sight: { servers } }: { sight: SiteSight }) {
  const { operatorTexts } = useTexts();
  const areAllThere = servers.answered === servers.all;
  return (
    <div className={areAllThere ? undefined : 'mt-4'}>
      <Banner tone="warn">{areAllThere ? null : operatorTexts.missing(servers.answered, servers.all)}</Banner>
    </div>
  );
}

function Together({ sight }: { sight: SiteSight }) {
  const { operatorTexts, sizeTexts } = useTexts();
  const { learners, programs, memoryBytes, processors } = siteTotals(sight);
  const size = (bytes: number) => sizeText(sizeTexts, bytes);
  return (
    <section aria-label={operatorTexts.together} className="mt-8">
      <Figures
        className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-5"
        isLarge
        figures={[
          { name: operatorTexts.learnersOn, value: String(learners) },
          { name: operatorTexts.programsRunning, value: String(programs) },
          { name: operatorTexts.memory, value: size(memoryBytes) },
          { name: operatorTexts.processors, value: operatorTexts.share(processors) },
          {
            name: operatorTexts.disk,
            value: operatorTexts.ofDisk(size(sight.disk.free_bytes), size(sight.disk.total_bytes)),
          },
        ]}
      />
    </section>
  );
}
