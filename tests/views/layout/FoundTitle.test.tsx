// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lateApp } from '#src/lateApp.ts';
import { preloadPage } from '#src/views/OtherPage.tsx';
import { PageTitle } from '#src/views/layout/PageTitle.tsx';
import { inEnglish } from '../inEnglish.ts';

it('has the title of what is shown at once where a workspace was fetched before', async () => {
  await preloadPage('workspace');
  const { actor } = lateApp({ path: '/docs/messages', theme: 'light', locale: 'en', available: ['en'] });
  render(<PageTitle app={actor} />, { wrapper: inEnglish });
  expect(document.title).toBe('Messages – Servolab');
});
