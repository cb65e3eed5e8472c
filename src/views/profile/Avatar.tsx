import type { SyntheticEvent } from 'react';
import { useTexts } from '../useTexts.ts';

/** The learner's picture above an initial: where there is no picture, or it does not load, the initial stays. */
export function Avatar({ address }: { address: string | null }) {
  const { profileTexts } = useTexts();
  return (
    <div className="relative mx-auto grid size-24 place-items-center overflow-hidden rounded-full border border-edge bg-raised">
      <span className="text-3xl font-semibold text-accent-text">{profileTexts.initial}</span>
      {address === null ? null : (
        <img
          src={address}
          alt=""
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full object-cover"
          onError={hide}
        />
      )}
    </div>
  );
}

function hide(event: SyntheticEvent<HTMLImageElement>) {
  event.currentTarget.hidden = true;
}
