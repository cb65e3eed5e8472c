import RadioIcon from '~icons/lucide/radio';
import RotateCwIcon from '~icons/lucide/rotate-cw';
import UnplugIcon from '~icons/lucide/unplug';
import { useSelector } from '@xstate/react';
import type { TopicEntry } from '#machines/ports/rosPort.ts';
import {
  selectCounting,
  selectError,
  selectIsListed,
  selectIsLoading,
  selectRateOf,
  selectTopics,
} from '#machines/workspace/topicListMachine.ts';
import { selectOpenTopic } from '#machines/workspace/topicWatchSelectors.ts';
import { reasonText } from '../../../texts/reasonText.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OpenMark } from '../../ui/OpenMark.tsx';
import { useTexts } from '../../useTexts.ts';
import type { WorkspaceActors } from '../WorkspaceActors.ts';
import { FillConsole } from './FillConsole.tsx';
import { TopicMessage } from './TopicMessage.tsx';

type Beside = Pick<WorkspaceActors, 'consoleList' | 'panels' | 'topicWatch' | 'topicPlot' | 'scrubber'>;

/** What the nodes of the robot speak about with each other. */
export function TopicList({ topicList, ...beside }: Pick<WorkspaceActors, 'topicList'> & Beside) {
  const { topicTexts } = useTexts();
  const topics = useSelector(topicList, selectTopics);
  const isLoading = useSelector(topicList, selectIsLoading);
  const isListed = useSelector(topicList, selectIsListed);
  return (
    <div className="p-4">
      <Button
        size="sm"
        icon={RotateCwIcon}
        isBusy={isLoading}
        onPress={() => topicList.send({ type: 'list.requested' })}
      >
        {topicTexts.refresh}
      </Button>
      <p role="status" className="sr-only">
        {isLoading ? topicTexts.loading : ''}
      </p>
      <Counting topicList={topicList} />
      <Failed topicList={topicList} />
      {isListed && topics.length === 0 ? <None /> : null}
      <ul aria-label={topicTexts.list} className="mt-3 grid gap-2">
        {topics.map((entry) => (
          <Topic key={entry.topic} entry={entry} topicList={topicList} {...beside} />
        ))}
      </ul>
    </div>
  );
}

/** What is known of a topic; while it is open, its messages are shown. */
function Topic({
  entry: { topic, details, publishers },
  topicList,
  topicWatch,
  topicPlot,
  scrubber,
  ...console
}: { entry: TopicEntry } & Pick<WorkspaceActors, 'topicList'> & Beside) {
  const { topicTexts } = useTexts();
  const isOpen = useSelector(topicWatch, selectOpenTopic) === topic;
  return (
    <li>
      <details open={isOpen} className="group rounded border border-line bg-raised">
        <summary
          className="flex min-h-9 flex-wrap items-center gap-2 px-3 py-1.5 marker:content-none"
          onClick={(event) => {
            event.preventDefault();
            topicWatch.send(isOpen ? { type: 'topic.closed' } : { type: 'topic.chosen', topic });
          }}
        >
          <OpenMark />
          <span translate="no" className="readout-text max-w-[calc(100%-1.5rem)] break-all text-ink">
            {topic}
          </span>
          {details === null ? null : <Badge>{details.type}</Badge>}
          {publishers?.length === 0 ? null : <Rate topic={topic} topicList={topicList} />}
          {publishers === null ? null : (
            <span className="basis-full break-words pl-6 text-sm text-muted">{topicTexts.publishers(publishers)}</span>
          )}
        </summary>
        <div className="grid gap-2 px-3 pb-3 text-sm text-muted">
          <p className="break-words">{details?.description ?? topicTexts.unknown}</p>
          {isOpen ? <TopicMessage topicWatch={topicWatch} topicPlot={topicPlot} scrubber={scrubber} /> : null}
          {details === null ? null : (
            <>
              <h3 className="eyebrow">{topicTexts.message}</h3>
              {/* Long lines scroll, so that they must be reachable by keyboard. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
              <pre tabIndex={0} translate="no" className="readout-text max-h-60 overflow-auto rounded bg-console p-2">
                {details.message_description}
              </pre>
            </>
          )}
          <FillConsole command="rostopic" args={`echo -n1 ${topic}`} {...console} />
        </div>
      </details>
    </li>
  );
}

/** How often messages come; nothing while nobody knows. */
function Rate({ topic, topicList }: { topic: string } & Pick<WorkspaceActors, 'topicList'>) {
  const { topicTexts } = useTexts();
  const rate = useSelector(topicList, (list) => selectRateOf(list, topic));
  if (rate === undefined) return null;
  return (
    <span className="readout-text ml-auto text-muted">{rate === null ? topicTexts.rare : topicTexts.hertz(rate)}</span>
  );
}

function Counting({ topicList }: Pick<WorkspaceActors, 'topicList'>) {
  const { topicTexts } = useTexts();
  const counting = useSelector(topicList, selectCounting);
  return (
    <p role="status" className="mt-2 text-sm text-muted empty:hidden">
      {counting === 'counting' ? topicTexts.counting : counting === 'uncounted' ? topicTexts.uncounted : ''}
    </p>
  );
}

function Failed({ topicList }: Pick<WorkspaceActors, 'topicList'>) {
  const texts = useTexts();
  const error = useSelector(topicList, selectError);
  if (error === null) return null;
  return (
    <EmptyState icon={UnplugIcon} title={texts.topicTexts.failed}>
      <p>{texts.topicTexts.why(reasonText(texts, error))}</p>
    </EmptyState>
  );
}

function None() {
  const { topicTexts } = useTexts();
  return (
    <EmptyState icon={RadioIcon} title={topicTexts.none}>
      <p>{topicTexts.noneAdvice}</p>
    </EmptyState>
  );
}
