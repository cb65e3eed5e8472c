// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ImageBaseContext } from '#src/views/ImageBaseContext.ts';
import { ChallengeImage } from '#src/views/challenges/ChallengeImage.tsx';
import { obstacleCourse } from '../../fakes/fakeChallenges.ts';
import { inEnglish } from '../inEnglish.ts';

afterEach(cleanup);

/** The picture of a challenge in its place, and the drawing that stands there without one. */
function openImage(image: string | null, imageBase: string | null = null) {
  render(
    <ImageBaseContext value={imageBase}>
      <ChallengeImage challenge={{ ...obstacleCourse, image }} />
    </ImageBaseContext>,
    { wrapper: inEnglish },
  );
  return {
    picture: document.querySelector('img'),
    drawing: document.querySelector('[data-part="robot"]'),
    note: screen.queryByText('Loading images...'),
  };
}

it('shows a drawing where a challenge has no picture, and waits for none', () => {
  const { picture, drawing, note } = openImage(null);
  expect([picture, note]).toEqual([null, null]);
  expect(drawing).toBeTruthy();
});

it('loads pictures from where the installation keeps them, else from this site', () => {
  expect(openImage('/worlds/1.svg', 'https://blobs.example.com/course').picture?.getAttribute('src')).toBe(
    'https://blobs.example.com/course/worlds/1.svg',
  );
  cleanup();
  expect(openImage('/worlds/1.svg').picture?.getAttribute('src')).toBe('/worlds/1.svg');
});

it.each(['load', 'error'] as const)('says that images are loading until there is a %s', (end) => {
  const { picture, note } = openImage('/worlds/1.svg');
  expect(note?.previousElementSibling).toBe(picture);
  expect(note?.className).toContain('peer-data-[settled]:hidden');
  expect(picture?.hasAttribute('data-settled')).toBe(false);
  fireEvent[end](picture!);
  expect(picture?.hasAttribute('data-settled')).toBe(true);
});

it('leaves the drawing where a picture does not load', () => {
  const { picture, drawing } = openImage('/worlds/1.svg');
  fireEvent.error(picture!);
  expect(picture?.hidden).toBe(true);
  expect(drawing).toBeTruthy();
});

it.each([
  ['has come', async () => undefined, { isSettled: true, isHidden: false }],
  ['has failed', async () => Promise.reject(new Error('no picture')), { isSettled: true, isHidden: true }],
])('notices a picture that %s before React was there', async (_, decode, expected) => {
  const image = HTMLImageElement.prototype;
  vi.spyOn(image, 'complete', 'get').mockReturnValue(true);
  image.decode = decode;
  const { picture } = openImage('/worlds/1.svg');
  await vi.waitFor(() =>
    expect({ isSettled: picture?.hasAttribute('data-settled'), isHidden: picture?.hidden }).toEqual(expected),
  );
  vi.restoreAllMocks();
  Reflect.deleteProperty(image, 'decode');
});
