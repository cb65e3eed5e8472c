// @vitest-environment jsdom
/** Every page is opened in the pseudo-locale, frame and all: whatever reads plain is in no table. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { publicPaths } from '#machines/site/pages.ts';
import { en } from '#src/texts/en/en.ts';
import { ada } from '../fakes/fakeAuth.ts';
import { plainWords } from '../texts/plainWords.ts';
import { pseudoLocale } from '../texts/pseudoLocale.ts';
import './emptyBoxes.ts';
import { openApp } from './openApp.tsx';

/** The page of the design shows the colours and tones under the names that they have in the code. */
const designNames = /^[a-z]+(-[a-z]+)?$|^Óþţíóñ\S* [abc]$/;

const paths = [...publicPaths, '/challenge/1', '/nowhere', '/auth/callback?error=denied'];
const visits = paths.flatMap((path) => [
  { path, visitor: 'a stranger', user: null },
  { path, visitor: 'a learner', user: ada },
]);

it.each(visits)('shows $visitor at $path no word that is in no table', async ({ path, user }) => {
  openApp({ path, user }, {}, { texts: pseudoLocale(en) });
  await screen.findByRole('heading', { level: 1 });
  expect(plainWords(document.documentElement, path === '/_design' ? designNames : undefined)).toEqual([]);
});
