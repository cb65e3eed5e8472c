import RotateCwIcon from '~icons/lucide/rotate-cw';
import XIcon from '~icons/lucide/x';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { GraphTopic } from '#contract/graph.ts';
import {
  type DoctorActor,
  selectGraph,
  selectIsExamining,
  selectIsOutdated,
} from '#machines/workspace/doctorMachine.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { commandPlaces } from '../commands/commandPlaces.ts';
import { useTexts } from '../../useTexts.ts';
import { GraphDrawing } from './GraphDrawing.tsx';
import { GraphWords } from './GraphWords.tsx';
import { drawnTopics, isSuspect, lackOf } from './drawnTopics.ts';
import { handFocusOn } from '../../ui/handFocusOn.ts';

/** The nodes and topics that the doctor has looked at; nothing while nobody has asked. */
export function DoctorGraph({ doctor }: { doctor: DoctorActor }) {
  const { graphTexts } = useTexts();
  const graph = useSelector(doctor, selectGraph);
  const isExamining = useSelector(doctor, selectIsExamining);
  const isOutdated = useSelector(doctor, selectIsOutdated);
  const title = useId();
  if (graph === null) return null;
  const topics = drawnTopics(graph);
  return (
    <section
      ref={handFocusOn()}
      id={commandPlaces.graph}
      aria-labelledby={title}
      className="mx-3 mb-3 grid gap-2 rounded border border-line p-3 text-sm text-ink"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={title} className="mr-auto text-base font-semibold">
          {graphTexts.title}
        </h2>
        <Button
          size="sm"
          icon={RotateCwIcon}
          isBusy={isExamining}
          onPress={() => doctor.send({ type: 'examination.requested' })}
        >
          {graphTexts.again}
        </Button>
        <IconButton
          label={graphTexts.dismiss}
          icon={XIcon}
          isDisabled={isExamining}
          onPress={() => doctor.send({ type: 'graph.dismissed' })}
        />
      </div>
      <p role="status" className={isOutdated ? 'text-warn' : 'text-muted'}>
        {isOutdated ? graphTexts.outdated : graphTexts.upToDate}
      </p>
      {topics.length === 0 ? <p className="text-muted">{graphTexts.none}</p> : <Graph topics={topics} />}
    </section>
  );
}

function Graph({ topics }: { topics: readonly GraphTopic[] }) {
  return (
    <>
      <GraphDrawing topics={topics} />
      <Lacks topics={topics} />
      <GraphWords topics={topics} />
    </>
  );
}

/** Which topics have nobody on one side: those of a program first, for they may be misspelt. */
function Lacks({ topics }: { topics: readonly GraphTopic[] }) {
  const { graphTexts } = useTexts();
  const calm = topics.filter((topic) => !isSuspect(topic));
  const waiting = calm.filter((topic) => lackOf(topic) === 'noPublisher').map(({ name }) => name);
  const unused = calm.filter((topic) => lackOf(topic) === 'noSubscriber').map(({ name }) => name);
  return (
    <ul className="grid gap-1 break-words">
      {topics.filter(isSuspect).map((topic) => (
        <li key={topic.name} className="text-warn">
          {lackOf(topic) === 'noPublisher' ? graphTexts.unspoken(topic.name) : graphTexts.unheard(topic.name)}
        </li>
      ))}
      {waiting.length === 0 ? null : <li className="text-muted">{graphTexts.waiting(waiting)}</li>}
      {unused.length === 0 ? null : <li className="text-muted">{graphTexts.unused(unused)}</li>}
    </ul>
  );
}
