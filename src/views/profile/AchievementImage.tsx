import { type SyntheticEvent, use } from 'react';
import type { Achievement } from '#contract/entities.ts';
import { ImageBaseContext } from '../ImageBaseContext.ts';

/** The picture of an achievement, pale and with a lock until it is earned. An icon takes its place where there is none, or none comes. */
export function AchievementImage({ achievement: { image, earned } }: { achievement: Achievement }) {
  const base = use(ImageBaseContext) ?? '';
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
      <span
        className={`text-2xl [img:not([hidden])+&]:hidden ${earned ? 'i-lucide-award text-accent-text' : 'i-lucide-lock text-faint'}`}
      />
      {earned || image === null ? null : (
        <span className="absolute -bottom-0.5 -right-0.5 grid size-6 place-items-center rounded-full border border-line bg-surface">
          <span className="i-lucide-lock text-xs text-muted" />
        </span>
      )}
    </span>
  );
}

function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.hidden = true;
}
