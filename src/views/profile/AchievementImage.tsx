import AwardIcon from '~icons/lucide/award';
import LockIcon from '~icons/lucide/lock';
import { type SyntheticEvent, use } from 'react';
import type { Achievement } from '#contract/entities.ts';
import { ImageBaseContext } from '../ImageBaseContext.ts';

/** The picture of an achievement, pale and with a lock until it is earned. An icon takes its place where there is none, or none comes. */
export function AchievementImage({ achievement: { image, earned } }: { achievement: Achievement }) {
  const base = use(ImageBaseContext) ?? '';
  const Sign = earned ? AwardIcon : LockIcon;
  return (
    <span aria-hidden="true" className="relative grid size-16 shrink-0 place-items-center">
      {image === null ? null : (
        <img
          src={`${base}${image}`}
          alt=""
          loading="lazy"
          decoding="async"
          className={`absolute inset-0 size-full rounded-full ${earned ? '' : 'opacity-45 grayscale'}`}
          onError={hide}
        />
      )}
      <Sign className={`text-2xl [img:not([hidden])+&]:hidden ${earned ? 'text-accent-text' : 'text-faint'}`} />
      {earned || image === null ? null : (
        <span className="absolute -bottom-0.5 -right-0.5 grid size-6 place-items-center rounded-full border border-line bg-surface">
          <LockIcon className="text-xs text-muted" />
        </span>
      )}
    </span>
  );
}

function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.hidden = true;
}
