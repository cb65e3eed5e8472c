/** The languages of e-mails, the first for whoever reads none of them. They are those of the site. */
export const emailLocales = ['en', 'es'] as const;

export type EmailLocale = (typeof emailLocales)[number];

/** How many wishes of a browser are read. */
const MOST_WISHES = 20;

/** What an account says comes first: anybody may ask for an e-mail to it. Else what the browser of the asker prefers. */
export function emailLocale(ofAccount: unknown, acceptLanguage: string | undefined): EmailLocale {
  const wishes = [...(typeof ofAccount === 'string' ? [ofAccount] : []), ...wishesOf(acceptLanguage ?? '')];
  const met = wishes.map((wish) => emailLocales.find((locale) => locale === languageOf(wish)));
  return met.find((locale) => locale !== undefined) ?? emailLocales[0];
}

/** The languages of the header, the dearest first; what has no weight that can be read has that of the dearest. */
function wishesOf(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(',', MOST_WISHES)
    .map((part) => {
      const [name = '', weight = ''] = part.split(';q=');
      const read = Number.parseFloat(weight);
      return { name: name.trim(), weight: Number.isNaN(read) ? 1 : read };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ name }) => name);
}

const languageOf = (wish: string): string => (wish.split('-')[0] ?? wish).toLowerCase();
