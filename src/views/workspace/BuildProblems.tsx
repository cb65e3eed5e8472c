import OctagonAlertIcon from '~icons/lucide/octagon-alert';
import { useSelector } from '@xstate/react';
import type { BuildProblem } from '#contract/entities.ts';
import { WORKSPACE_PATH } from '#contract/limits.ts';
import { type BuildActor, selectProblems } from '#machines/workspace/buildSelectors.ts';
import { type FileActor, selectFileName } from '#machines/workspace/fileSelectors.ts';
import { useTexts } from '../useTexts.ts';
import { adviceText } from './adviceText.ts';
import { PlaceButton } from './Places.tsx';

interface BuildProblemsProps {
  build: BuildActor;
  /** The one in the editor. */
  file: FileActor;
}

/** What the last build found, below the text. */
export function BuildProblems({ build, file }: BuildProblemsProps) {
  const { adviceTexts, workspaceTexts } = useTexts();
  const problems = useSelector(build, selectProblems);
  const fileName = useSelector(file, selectFileName);
  if (problems.length === 0) return null;
  return (
    <ul
      aria-label={workspaceTexts.problems}
      className="max-h-28 shrink-0 overflow-y-auto border-t border-bad/40 bg-bad/10 px-4 py-2"
    >
      {problems.map((problem) => (
        <li key={`${problem.file}:${problem.line} ${problem.message}`} className="flex gap-2 py-0.5 text-ink">
          <OctagonAlertIcon className="mt-1 text-bad" />
          <Place problem={problem} fileName={fileName} />
          <span className="min-w-0 break-words">
            {problem.message}
            <span className="block text-muted">{adviceText(adviceTexts, problem.message)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Leads to the line where it is one of the text in the editor; that of another file can only be named. */
function Place({ problem: { file, line }, fileName }: { problem: BuildProblem; fileName: string }) {
  const { workspaceTexts } = useTexts();
  if (file.split('/').at(-1) !== fileName)
    return (
      <span className="readout-text mt-0.5 min-w-0 max-w-1/2 break-words text-bad">
        {workspaceTexts.lineOf(file.replace(`${WORKSPACE_PATH}/`, ''), line)}
      </span>
    );
  return (
    <span className="readout-text mt-0.5 shrink-0 whitespace-nowrap text-bad">
      <PlaceButton line={line}>{workspaceTexts.line(line)}</PlaceButton>
    </span>
  );
}
