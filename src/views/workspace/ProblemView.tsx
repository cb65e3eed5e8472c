import type { ComponentProps } from 'react';
import type { Problem } from '#contract/entities.ts';
import { commandIn } from '#machines/widgets/commandIn.ts';
import { Badge } from '../ui/Badge.tsx';
import { difficultyTone } from '../ui/difficultyTone.ts';
import { Markdown } from '../ui/Markdown.tsx';
import { useTexts } from '../useTexts.ts';
import type { WorkspaceActors } from './WorkspaceActors.ts';
import { FillConsole } from './ros/FillConsole.tsx';

interface ProblemViewProps extends Pick<WorkspaceActors, 'consoleList' | 'panels'> {
  problem: Problem;
}

/** What a challenge asks for, and its hints, each behind the one before. A command in them fills the console. */
export function ProblemView({ problem, ...console }: ProblemViewProps) {
  const { workspaceTexts } = useTexts();
  const drawCode = (code: string) => {
    const written = commandIn(code);
    return written === null ? undefined : <FillConsole {...written} {...console} />;
  };
  return (
    <article className="p-4 text-base">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-xl font-semibold tracking-tight">{problem.title}</h2>
        <Badge tone={difficultyTone(problem.difficulty)}>{problem.difficulty}</Badge>
      </div>
      <Markdown text={problem.description} className="mt-3 text-muted" drawCode={drawCode} />
      {problem.hints.length === 0 ? null : <Hints hints={problem.hints} drawCode={drawCode} />}
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

function Hints({ hints, drawCode }: { hints: readonly string[] } & Pick<ComponentProps<typeof Markdown>, 'drawCode'>) {
  const { workspaceTexts } = useTexts();
  return (
    <section className="mt-6" aria-label={workspaceTexts.hints}>
      <h3 className="eyebrow mb-2">{workspaceTexts.hints}</h3>
      {hints.map((hint, index) => (
        <details key={hint} className="hint rounded border border-line bg-raised not-first:mt-2">
          <summary className="flex min-h-9 items-center gap-2 px-3 font-medium text-ink marker:content-none">
            <span aria-hidden="true" className="i-lucide-lightbulb text-warn" />
            {workspaceTexts.hint(index + 1)}
          </summary>
          <Markdown text={hint} className="px-3 pb-3 text-muted" drawCode={drawCode} />
        </details>
      ))}
    </section>
  );
}
