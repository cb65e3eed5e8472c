import { Link } from '../ui/Link.tsx';
import type { Challenge } from '#contract/entities.ts';
import type { RecentVerdict } from '#contract/progress.ts';
import { CourseText } from '../CourseText.tsx';
import { Badge, type Tone } from '../ui/Badge.tsx';
import { useTexts } from '../useTexts.ts';

interface RecentVerdictsProps {
  verdicts: readonly RecentVerdict[];
  /** The challenges that there are: one that was taken out of the course has a verdict still, and no page any more. */
  challenges: readonly Challenge[];
}

/** What became of the solutions that were handed in last. */
export function RecentVerdicts({ verdicts, challenges }: RecentVerdictsProps) {
  const { progressTexts } = useTexts();
  return (
    <section aria-labelledby="recent-verdicts">
      <h2 id="recent-verdicts" className="mb-4 text-xl font-semibold tracking-tight">
        {progressTexts.verdicts}
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {verdicts.map((verdict) => (
          <VerdictRow
            key={verdict.submission_id}
            verdict={verdict}
            isOffered={challenges.some(({ id }) => id === verdict.challenge_id)}
          />
        ))}
      </ul>
    </section>
  );
}

const TITLE = 'min-w-0 flex-1 max-md:basis-full font-medium text-ink [overflow-wrap:anywhere]';

function VerdictRow({ verdict, isOffered }: { verdict: RecentVerdict; isOffered: boolean }) {
  const { progressTexts } = useTexts();
  return (
    <li
      className={`relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 ${isOffered ? 'hover:bg-raised' : ''}`}
    >
      {isOffered ? (
        <Link
          href={`/challenge/${verdict.challenge_id}`}
          className={`${TITLE} no-underline after:absolute after:inset-0`}
        >
          <CourseText>{verdict.title}</CourseText>
        </Link>
      ) : (
        <span className={TITLE}>
          <CourseText>{verdict.title}</CourseText>
        </span>
      )}
      <Outcome verdict={verdict} />
      <time dateTime={verdict.submitted_at} className="text-sm text-muted">
        {progressTexts.on(verdict.submitted_at)}
      </time>
    </li>
  );
}

const tones: Readonly<Record<RecentVerdict['outcome'], Tone>> = {
  passed: 'good',
  failed: 'bad',
  unjudged: 'neutral',
};

function Outcome({ verdict: { outcome, seconds, checks, checks_passed: passed } }: { verdict: RecentVerdict }) {
  const { progressTexts, verdictTexts } = useTexts();
  const words = {
    passed: () => (seconds === null ? progressTexts.solved : progressTexts.solvedIn(seconds)),
    // Of a program that was cut off no check is known.
    failed: () => (checks ? progressTexts.unsolved(passed ?? 0, checks) : verdictTexts.unsolved),
    unjudged: () => progressTexts.unjudged,
  };
  return <Badge tone={tones[outcome]}>{words[outcome]()}</Badge>;
}
