import { type SyntheticEvent, use } from 'react';
import type { Challenge } from '#contract/entities.ts';
import { ImageBaseContext } from '../ImageBaseContext.ts';
import { useTexts } from '../useTexts.ts';
import { ChallengeArtwork } from './ChallengeArtwork.tsx';

interface ChallengeImageProps {
  challenge: Pick<Challenge, 'category' | 'image'>;
  /** Where it ends against what stands beside it. */
  className?: string;
}

type ImageEvent = Pick<SyntheticEvent<HTMLImageElement>, 'currentTarget'>;

/** The picture of a challenge above its drawing: where there is no picture, or it does not load, the drawing stays. */
export function ChallengeImage({ challenge, className = '' }: ChallengeImageProps) {
  const { challengeTexts } = useTexts();
  const base = use(ImageBaseContext) ?? '';
  return (
    <div className={`graph-paper relative aspect-16/9 overflow-hidden border-line bg-sunken ${className}`}>
      <ChallengeArtwork category={challenge.category} />
      {challenge.image === null ? null : (
        <>
          <img
            ref={settleIfComplete}
            src={`${base}${challenge.image}`}
            alt=""
            loading="lazy"
            decoding="async"
            className="peer graph-paper absolute inset-0 size-full bg-sunken object-cover"
            onLoad={settle}
            onError={hide}
          />
          <span
            aria-hidden="true"
            className="comes-late absolute inset-0 grid place-items-center text-sm text-faint peer-data-[settled]:hidden"
          >
            {challengeTexts.loadingImages}
          </span>
        </>
      )}
    </div>
  );
}

/** One that was drawn ahead may have come, or failed, before React heard of either. */
function settleIfComplete(image: HTMLImageElement | null) {
  if (image?.complete !== true) return;
  image.decode().then(
    () => settle({ currentTarget: image }),
    () => hide({ currentTarget: image }),
  );
}

/** It came, or it never will: nothing is waited for any more. */
function settle({ currentTarget }: ImageEvent) {
  currentTarget.dataset['settled'] = '';
}

function hide(event: ImageEvent) {
  settle(event);
  event.currentTarget.hidden = true;
}
