// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fetchedLocales } from '#src/adapters/fetchedLocales.ts';
import { en } from '#src/texts/en/en.ts';
import { firstTexts } from '#src/texts/en/firstTexts.ts';
import { TextsContext, useTexts } from '#src/views/useTexts.ts';
import { fakePreferences } from '../fakes/fakePreferences.ts';

afterEach(cleanup);

function View() {
  const { learnTexts } = useTexts();
  const [count] = useState(1);
  return (
    <p>
      {learnTexts.title} {count}
    </p>
  );
}

/** A page that shows what needs all words when its button is pressed. */
function Page() {
  const [isShown, setShown] = useState(false);
  return (
    <Suspense fallback="Loading">
      {isShown ? <View /> : <button onClick={() => startTransition(() => setShown(true))}>Show</button>}
    </Suspense>
  );
}

it('keeps count of the hooks of a view whose words come while it is drawn', async () => {
  const broken: unknown[] = [];
  const { port, wordsOf } = fetchedLocales({
    sources: { en: { first: async () => firstTexts, whole: async () => en } },
    preferences: fakePreferences(),
    browser: { languages: ['en'] },
  });
  await port.load('en');
  render(
    <TextsContext value={wordsOf('en')!}>
      <Page />
    </TextsContext>,
    { onRecoverableError: (error) => broken.push(error) },
  );
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(await screen.findByText(/1$/)).toBeTruthy();
  expect(broken).toEqual([]);
});
