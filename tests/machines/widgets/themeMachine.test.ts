import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { selectTheme, themeMachine } from '#machines/widgets/themeMachine.ts';
import { fakePreferences } from '../../fakes/fakePreferences.ts';

function open(kept: Record<string, string> = {}) {
  const preferences = fakePreferences(kept);
  return { preferences, theme: createActor(themeMachine, { input: { preferences } }).start() };
}

it('is dark unless this browser remembers light', async () => {
  const { theme } = open();
  await waitFor(theme, (snapshot) => snapshot.matches({ dark: 'chosen' }));
  expect(selectTheme(theme.getSnapshot())).toBe('dark');
  const { theme: other } = open({ theme: 'light' });
  await waitFor(other, (snapshot) => selectTheme(snapshot) === 'light');
  expect(selectTheme(other.getSnapshot())).toBe('light');
});

it('remembers what the visitor chose', () => {
  const { theme, preferences } = open();
  theme.send({ type: 'theme.toggled' });
  expect([selectTheme(theme.getSnapshot()), preferences.kept['theme']]).toEqual(['light', 'light']);
  theme.send({ type: 'theme.toggled' });
  expect([selectTheme(theme.getSnapshot()), preferences.kept['theme']]).toEqual(['dark', 'dark']);
});
