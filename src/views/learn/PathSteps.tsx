import { Link } from '../ui/Link.tsx';
import type { LearningPath, PathChallenge } from '#contract/entities.ts';
import type { LearnerProgress } from '#machines/ports/progressPort.ts';
import { CourseText } from '../CourseText.tsx';
import { ChallengeImage } from '../challenges/ChallengeImage.tsx';
import { StatusBadge } from '../progress/StatusBadge.tsx';
import { Badge } from '../ui/Badge.tsx';
import { difficultyTone } from '../ui/difficultyTone.ts';
import { useTexts } from '../useTexts.ts';

interface PathStepsProps {
  path: LearningPath;
  /** Where its reader goes on; null where that is not known, or all are solved. */
  next: PathChallenge | null;
  record: LearnerProgress | null;
}

/** The challenges of a path in their order, with what each is about and the idea that it teaches. */
export function PathSteps({ path, next, record }: PathStepsProps) {
  const { learnTexts } = useTexts();
  return (
    <ol aria-label={learnTexts.list} className="mt-8 grid gap-4">
      {path.challenges.map((challenge, index) => (
        <Step
          key={challenge.id}
          challenge={challenge}
          number={index + 1}
          isNext={challenge.id === next?.id}
          record={record}
        />
      ))}
    </ol>
  );
}

interface StepProps {
  challenge: PathChallenge;
  number: number;
  isNext: boolean;
  record: LearnerProgress | null;
}

function Step({ challenge, number, isNext, record }: StepProps) {
  const { learnTexts } = useTexts();
  return (
    <li
      className={`moves relative grid grid-cols-[2.5rem_1fr] gap-x-3 rounded-lg sm:grid-cols-[2.5rem_1fr_11rem] border bg-surface p-5 hover:bg-raised has-focus-visible:border-accent ${isNext ? 'border-accent/60' : 'border-line'}`}
    >
      <span aria-hidden="true" className="font-mono text-lg text-accent-text tabular-nums">
        {number}
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="text-xl font-semibold tracking-tight [overflow-wrap:anywhere]">
            <Link href={`/challenge/${challenge.id}`} className="text-ink no-underline after:absolute after:inset-0">
              <CourseText>{challenge.title}</CourseText>
            </Link>
          </h2>
          {record === null ? null : <StatusBadge record={record} challengeId={challenge.id} />}
        </div>
        <p className="mt-1.5 max-w-48rem text-muted">
          <CourseText>{challenge.description}</CourseText>
        </p>
        {challenge.idea === '' ? null : (
          <p className="mt-1.5">
            <span className="text-faint">{learnTexts.idea}</span> <CourseText>{challenge.idea}</CourseText>
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Badge tone={difficultyTone(challenge.difficulty)}>
            <CourseText>{challenge.difficulty}</CourseText>
          </Badge>
          <Badge>
            <CourseText>{challenge.category}</CourseText>
          </Badge>
          <ul aria-label={learnTexts.uses} className="flex flex-wrap gap-2">
            {challenge.topics.map((topic) => (
              <li key={topic}>
                <code translate="no" className="font-mono text-sm text-muted">
                  {topic}
                </code>
              </li>
            ))}
          </ul>
          <span className="text-sm text-faint">{learnTexts.needs(number)}</span>
        </div>
      </div>
      <div className="self-center overflow-hidden rounded-md border border-line max-sm:hidden">
        <ChallengeImage challenge={challenge} />
      </div>
    </li>
  );
}
