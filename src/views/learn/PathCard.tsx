import type { ReactNode } from 'react';
import { Link } from '../ui/Link.tsx';
import { ChallengeImage } from '../challenges/ChallengeImage.tsx';
import { Badge } from '../ui/Badge.tsx';
import { useTexts } from '../useTexts.ts';

interface PathCardProps {
  id: string;
  title: ReactNode;
  description: ReactNode;
  /** How many challenges it has when it is complete. */
  challengeCount: number;
  image: string | null;
  /** One below the heading that the cards stand under. */
  heading: 'h2' | 'h3';
  /** What else is said of it, beside the number of its challenges. */
  children?: ReactNode;
}

/** Whose drawing stands in for the picture of a path; every other path shows a servo. */
const artwork: Readonly<Record<string, string>> = {
  basics: 'Basics',
  navigation: 'Navigation',
  manipulation: 'Manipulation',
  vision: 'Exploration',
};

/** A learning path at a glance; the whole card leads to it. */
export function PathCard({ id, title, description, challengeCount, image, heading: Heading, children }: PathCardProps) {
  const { learnTexts } = useTexts();
  return (
    <li className="moves group relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-raised hover:border-edge hover:bg-raised has-focus-visible:border-accent">
      <ChallengeImage challenge={{ category: artwork[id] ?? '', image }} className="border-b" />
      <div className="flex flex-1 flex-col p-5">
        <Heading className="text-xl [overflow-wrap:anywhere] font-semibold tracking-tight">
          <Link href={`/learn/${id}`} className="text-ink no-underline after:absolute after:inset-0">
            {title}
          </Link>
        </Heading>
        <p className="mt-2 flex-1 text-base text-muted">{description}</p>
        <p className="mt-5 flex flex-wrap gap-2">
          <Badge>{learnTexts.challenges(challengeCount)}</Badge>
          {children}
        </p>
      </div>
    </li>
  );
}
