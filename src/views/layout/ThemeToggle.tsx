import MoonIcon from '~icons/lucide/moon';
import SunIcon from '~icons/lucide/sun';
import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';
import { type AppActor, selectTheme as selectThemeActor } from '#machines/app/appSelectors.ts';
import type { Theme } from '#machines/widgets/themeMachine.ts';
import { type ThemeActor, selectTheme } from '#machines/widgets/themeSelectors.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useFirstTexts } from '../useTexts.ts';

/** From dark to light and back. */
export function ThemeToggle({ app }: { app: AppActor }) {
  const theme = useSelector(app, selectThemeActor);
  return theme === undefined ? null : <Toggle theme={theme} />;
}

function Toggle({ theme }: { theme: ThemeActor }) {
  const { siteTexts } = useFirstTexts();
  const isLight = useShownTheme(theme) === 'light';
  return (
    <IconButton
      label={isLight ? siteTexts.toDarkTheme : siteTexts.toLightTheme}
      icon={isLight ? MoonIcon : SunIcon}
      className="max-md:size-11"
      onPress={() => theme.send({ type: 'theme.toggled' })}
    />
  );
}

/** Markup that is drawn ahead says "dark"; where the light theme is chosen, React corrects it once it has brought that markup to life. */
function useShownTheme(theme: ThemeActor): Theme {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = theme.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [theme],
  );
  return useSyncExternalStore(subscribe, () => selectTheme(theme.getSnapshot()), themeDrawnAhead);
}

const themeDrawnAhead = (): Theme => 'dark';
