// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AchievementImage } from '#src/views/profile/AchievementImage.tsx';
import { ImageBaseContext } from '#src/views/ImageBaseContext.ts';
import { firstSteps, fullHouse } from '../../fakes/fakeProgress.ts';

afterEach(cleanup);

function show(achievement: typeof firstSteps) {
  const { container } = render(
    <ImageBaseContext value="https://blobs.example.com">
      <AchievementImage achievement={achievement} />
    </ImageBaseContext>,
  );
  return { picture: container.querySelector('img'), locks: container.querySelectorAll('.lucide-lock').length };
}

it('shows the picture of what was earned, from where the installation keeps pictures, without a lock', () => {
  const { picture, locks } = show(firstSteps);
  expect(picture?.getAttribute('src')).toBe('https://blobs.example.com/worlds/achievement-first.svg');
  expect(picture?.className).not.toContain('grayscale');
  expect(locks).toBe(0);
});

it('shows a pale picture under a lock until it is earned', () => {
  const { picture, locks } = show({ ...firstSteps, earned: false });
  expect(picture?.className).toContain('grayscale');
  expect(locks).toBeGreaterThan(0);
});

it('has an icon where there is no picture, or none comes', () => {
  expect(show(fullHouse)).toMatchObject({ picture: null, locks: 1 });
  const { picture } = show(firstSteps);
  fireEvent.error(picture!);
  expect(picture?.hidden).toBe(true);
});
