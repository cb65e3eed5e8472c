// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TopicPicture } from '#src/views/workspace/ros/TopicPicture.tsx';
import { inEnglish } from '../../inEnglish.ts';

it('shows the picture, and says in words whose it is and how large', () => {
  const picture = { width: 160, height: 120, png: 'aGVsbG8=' };
  render(<TopicPicture topic="/camera/image_raw" picture={picture} />, { wrapper: inEnglish });
  const image = screen.getByRole('img', { name: 'The latest picture of /camera/image_raw, 160 by 120 pixels' });
  expect(image.getAttribute('src')).toBe('data:image/png;base64,aGVsbG8=');
  expect(screen.getByText('160 × 120 pixels, shown up to five times a second')).toBeTruthy();
});
