// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { ChallengeArtwork } from '#src/views/challenges/ChallengeArtwork.tsx';

afterEach(cleanup);

const challenges = readCourse(projectRoot).challenges.map(({ about, world }) => [about.title, about, world] as const);

it.each(challenges)(
  'draws for %s the robot that drives there, and crates where there are some',
  (_, { category }, world) => {
    const { container } = render(<ChallengeArtwork category={category} />);
    expect(container.querySelectorAll('[data-part="robot"]')).toHaveLength(1);
    expect(container.querySelector('[data-part="crate"]') !== null).toBe(world.crates.length > 0);
  },
);
