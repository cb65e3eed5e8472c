import { useSelector } from '@xstate/react';
import { type AppActor, selectTheme as selectThemeActor } from '#machines/app/appSelectors.ts';
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
  const isLight = useSelector(theme, selectTheme) === 'light';
  return (
    <IconButton
      label={isLight ? siteTexts.toDarkTheme : siteTexts.toLightTheme}
      icon={isLight ? 'i-lucide-moon' : 'i-lucide-sun'}
      className="max-md:size-11"
      onPress={() => theme.send({ type: 'theme.toggled' })}
    />
  );
}
