import LightbulbIcon from '~icons/lucide/lightbulb';
import { type ComponentProps, Suspense, use } from 'react';
import type { Problem } from '#contract/entities.ts';
import { commandIn } from '#machines/widgets/commandIn.ts';
import type { Words } from '../../texts/CourseTexts.ts';
import { type CourseWord, problemWords, tellerOf } from '../../texts/courseWords.ts';
import { CourseText } from '../CourseText.tsx';
import { Badge } from '../ui/Badge.tsx';
import { difficultyTone } from '../ui/difficultyTone.ts';
import { Markdown } from '../ui/Markdown.tsx';
import { OpenMark } from '../ui/OpenMark.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useLater } from '../useLater.ts';
import { useTexts } from '../useTexts.ts';
import { HintSources } from './HintSources.tsx';
import type { WorkspaceActors } from './WorkspaceActors.ts';
import { FillConsole } from './ros/FillConsole.tsx';

interface ProblemViewProps extends Pick<WorkspaceActors, 'consoleList' | 'panels'> {
  problem: Problem;
}

/** What a challenge asks for, and its hints, each behind the one before. A command in them fills the console. */
export function ProblemView({ problem, ...console }: ProblemViewProps) {
  const { courseTexts, workspaceTexts } = useTexts();
  const drawCode = (code: string) => {
    const written = commandIn(code);
    return written === null ? undefined : <FillConsole {...written} {...console} />;
  };
  return (
    <article className="printed p-4 text-base">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-xl font-semibold tracking-tight">
          <CourseText>{problem.title}</CourseText>
        </h2>
        <Badge tone={difficultyTone(problem.difficulty)}>
          <CourseText>{problem.difficulty}</CourseText>
        </Badge>
      </div>
      <Suspense fallback={<OnTheWay />}>
        <Written problem={problem} words={problemWords(courseTexts, problem.id)} drawCode={drawCode} />
      </Suspense>
      <h3 className="eyebrow mb-2 mt-6">{workspaceTexts.packages}</h3>
      <ul className="flex flex-wrap gap-1.5">
        {problem.packages.map((name) => (
          <li key={name}>
            <Badge>{name}</Badge>
          </li>
        ))}
      </ul>
    </article>
  );
}

type DrawCode = Pick<ComponentProps<typeof Markdown>, 'drawCode'>;

interface WrittenProps extends DrawCode {
  problem: Problem;
  /** What is said at length in the language of the page; null where there is nothing to wait for. */
  words: Promise<Words> | null;
}

function Written({ problem, words, drawCode }: WrittenProps) {
  const { courseTexts } = useTexts();
  const tell = tellerOf(courseTexts, words === null ? undefined : use(words));
  const { text, lang } = tell(problem.description);
  return (
    <>
      <div lang={lang}>
        <Markdown text={text} className="mt-3 text-muted" drawCode={drawCode} />
      </div>
      {problem.hints.length === 0 ? null : <Hints hints={problem.hints.map(tell)} drawCode={drawCode} />}
    </>
  );
}

function OnTheWay() {
  const { workspaceTexts } = useTexts();
  return (
    <div className="mt-4 grid gap-3">
      <p role="status" className="sr-only">
        {workspaceTexts.loading}
      </p>
      <Skeleton />
      <Skeleton />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}

function Hints({ hints, drawCode }: { hints: readonly CourseWord[] } & DrawCode) {
  const { workspaceTexts } = useTexts();
  // They are closed as a problem opens.
  const isDrawn = useLater();
  return (
    <section className="mt-6" aria-label={workspaceTexts.hints}>
      <h3 className="eyebrow mb-2">{workspaceTexts.hints}</h3>
      {hints.map(({ text, lang }, index) => (
        <details key={text} className="hint group rounded border border-line bg-raised not-first:mt-2">
          <summary className="flex min-h-9 items-center gap-2 px-3 font-medium text-ink marker:content-none">
            <OpenMark />
            <LightbulbIcon className="text-warn" />
            {workspaceTexts.hint(index + 1)}
          </summary>
          {isDrawn ? (
            <>
              <div lang={lang}>
                <Markdown text={text} className="px-3 pb-3 text-muted" drawCode={drawCode} />
              </div>
              <HintSources hint={text} />
            </>
          ) : null}
        </details>
      ))}
    </section>
  );
}
