import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { themeMachine } from '#machines/widgets/themeMachine.ts';
import { selectTheme } from '#machines/widgets/themeSelectors.ts';
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

it('looks as another tab has chosen, and writes nothing of it', async () => {
  const { theme, preferences } = open({ theme: 'light' });
  await waitFor(theme, (snapshot) => selectTheme(snapshot) === 'light');
  preferences.writeElsewhere('theme', 'dark');
  expect(selectTheme(theme.getSnapshot())).toBe('dark');
  preferences.writeElsewhere('theme', 'light');
  preferences.writeElsewhere('theme', 'light');
  preferences.writeElsewhere('theme', 'purple');
  preferences.writeElsewhere('locale', 'dark');
  expect([selectTheme(theme.getSnapshot()), preferences.written]).toEqual(['light', []]);
});

it('keeps what another tab chose while this one still asks what is remembered', async () => {
  const { theme, preferences } = open();
  preferences.writeElsewhere('theme', 'light');
  expect(selectTheme(theme.getSnapshot())).toBe('light');
  const { theme: other, preferences: others } = open({ theme: 'light' });
  others.writeElsewhere('theme', 'dark');
  await waitFor(other, (snapshot) => snapshot.matches({ dark: 'chosen' }));
  expect(selectTheme(other.getSnapshot())).toBe('dark');
});

it('listens to other tabs for as long as it lives', () => {
  const { theme, preferences } = open();
  theme.stop();
  preferences.writeElsewhere('theme', 'light');
  expect(selectTheme(theme.getSnapshot())).toBe('dark');
});

it('is dark in a browser that remembers nothing', async () => {
  const preferences = {
    ...fakePreferences(),
    read: () => {
      throw new Error('storage is forbidden');
    },
  };
  const theme = createActor(themeMachine, { input: { preferences } }).start();
  await waitFor(theme, (snapshot) => snapshot.matches({ dark: 'chosen' }));
  expect(selectTheme(theme.getSnapshot())).toBe('dark');
});
