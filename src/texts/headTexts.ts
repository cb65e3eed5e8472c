import type { locales } from './locales.ts';

interface HeadTexts {
  /** What search engines show of the site. */
  description: string;
  /** For a browser that runs no scripts. */
  noScript: string;
}

/** What the home page says beside what is seen: needed by nobody who has its scripts, so that it does not travel with them. English is as `index.html` has it. */
export const headTexts: Record<keyof typeof locales, HeadTexts> = {
  en: {
    description:
      'Solve robot-programming challenges in the browser: write Python, build it, run it against a live robot and watch its sensors answer.',
    noScript: 'Servolab needs JavaScript: its editor and its robot live in this page.',
  },
  es: {
    description:
      'Resuelve desafíos de programación de robots en el navegador: escribe Python, compílalo, ejecútalo en un robot en marcha y mira cómo responden sus sensores.',
    noScript: 'Servolab necesita JavaScript: su editor y su robot viven en esta página.',
  },
};
