// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { robotModel } from '#server/robot/robotModel.ts';
import { openApp } from '../openApp.tsx';

afterEach(cleanup);

it('draws the rays as far as the laser looks, by the scale of the sheet', async () => {
  openApp({ path: '/auth/signup' });
  const sheet = await screen.findByRole('img', { name: /measures the distances/ });
  const metre = 60 / 0.4;
  const lengths = [...sheet.querySelectorAll('line')].map((ray) => {
    const at = (name: string) => Number(ray.getAttribute(name));
    return Math.hypot(at('x2') - at('x1'), at('y2') - at('y1')) / metre;
  });
  expect(screen.getByText('0.4 m')).toBeTruthy();
  expect(Math.max(...lengths)).toBeCloseTo(robotModel.laser.maxRange, 2);
});
