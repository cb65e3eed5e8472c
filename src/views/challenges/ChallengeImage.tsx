import type { SyntheticEvent } from 'react';
import type { Challenge } from '#contract/entities.ts';
import { ChallengeArtwork } from './ChallengeArtwork.tsx';

interface ChallengeImageProps {
  challenge: Challenge;
  imageBase: string | null;
}

/** The picture of a challenge above its drawing: where there is no picture, or it does not load, the drawing stays. */
export function ChallengeImage({ challenge, imageBase }: ChallengeImageProps) {
  return (
    <div className="graph-paper relative aspect-16/9 overflow-hidden border-b border-line bg-sunken">
      <ChallengeArtwork category={challenge.category} />
      {challenge.image === null ? null : (
        <img
          src={`${imageBase ?? ''}${challenge.image}`}
          alt=""
          loading="lazy"
          decoding="async"
          className="graph-paper absolute inset-0 size-full bg-sunken object-cover"
          onError={hide}
        />
      )}
    </div>
  );
}

function hide(event: SyntheticEvent<HTMLImageElement>) {
  event.currentTarget.hidden = true;
}
