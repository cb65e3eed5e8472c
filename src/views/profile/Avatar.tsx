import type { SyntheticEvent } from 'react';
import { useTexts } from '../useTexts.ts';

interface AvatarProps {
  /** Where the picture is; null when there is none. */
  address: string | null;
  /** Whose initial stands where there is no picture. */
  name: string | null;
}

/** The learner's picture above an initial: where there is no picture, or it does not load, the initial stays. */
export function Avatar({ address, name }: AvatarProps) {
  const { profileTexts } = useTexts();
  return (
    <div className="relative mx-auto grid size-24 place-items-center overflow-hidden rounded-full border border-edge bg-raised">
      <span className="text-3xl font-semibold text-accent-text">{initialOf(name) ?? profileTexts.initial}</span>
      {address === null ? null : (
        <img src={address} alt="" className="absolute inset-0 size-full object-cover" onError={hide} />
      )}
    </div>
  );
}

/** The first character that a reader would count, such as a letter with its accents. */
function initialOf(name: string | null): string | undefined {
  const [first] = new Intl.Segmenter().segment(name?.trim() ?? '');
  return first?.segment.toLocaleUpperCase();
}

function hide(event: SyntheticEvent<HTMLImageElement>) {
  event.currentTarget.hidden = true;
}
