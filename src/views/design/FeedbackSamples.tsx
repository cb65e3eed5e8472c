import RadarIcon from '~icons/lucide/radar';
import { ChallengeCard } from '../challenges/ChallengeCard.tsx';
import { ChallengeGrid } from '../challenges/ChallengeGrid.tsx';
import { Badge, type Tone } from '../ui/Badge.tsx';
import { Banner, type BannerTone } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { type DotTone, StatusDot } from '../ui/StatusDot.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Progress } from '../ui/Progress.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { difficultyTone } from '../ui/difficultyTone.ts';
import { useTexts } from '../useTexts.ts';
import { DesignSection } from './DesignSection.tsx';

const tones: readonly Tone[] = ['neutral', 'accent', 'signal', 'good', 'warn', 'bad', 'expert'];
const difficulties = ['Easy', 'Medium', 'Hard', 'Expert'];
const dots: readonly DotTone[] = ['off', 'good', 'warn', 'bad', 'signal', 'accent'];
const banners: readonly BannerTone[] = ['signal', 'warn', 'bad'];

export function FeedbackSamples() {
  const { designTexts, sampleChallenges } = useTexts();
  return (
    <>
      <DesignSection title={designTexts.badges}>
        <div className="flex flex-wrap items-center gap-2">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {difficulties.map((difficulty) => (
            <Badge key={difficulty} tone={difficultyTone(difficulty)}>
              {difficulty}
            </Badge>
          ))}
          {dots.map((tone) => (
            <StatusDot key={tone} tone={tone} />
          ))}
          <StatusDot tone="warn" isLive />
        </div>
      </DesignSection>
      <DesignSection title={designTexts.cards}>
        <ChallengeGrid>
          {sampleChallenges.map((challenge) => (
            <ChallengeCard key={challenge.id} challenge={challenge} />
          ))}
        </ChallengeGrid>
      </DesignSection>
      <DesignSection title={designTexts.feedback}>
        {banners.map((tone) => (
          <Banner key={tone} tone={tone} action={<Button size="sm">{designTexts.press}</Button>}>
            {designTexts.banner}
          </Banner>
        ))}
        <Progress label={designTexts.progress} value={3} max={7} />
        <div className="flex items-center gap-4">
          <Spinner className="text-2xl" />
          <Skeleton className="h-6 w-48" />
        </div>
        <Card>
          <EmptyState
            icon={RadarIcon}
            title={designTexts.empty}
            action={<Button variant="primary">{designTexts.press}</Button>}
          >
            <p>{designTexts.emptyText}</p>
          </EmptyState>
        </Card>
      </DesignSection>
    </>
  );
}
