/** How many languages of a header are read. */
const MAX_LANGUAGES = 20;

/** The languages of an `Accept-Language` header (RFC 9110, 12.5.4), the dearest first; what has no weight that can be read has that of the dearest. */
export function askedLanguages(acceptLanguage: string | undefined): string[] {
  return (acceptLanguage ?? '')
    .split(',', MAX_LANGUAGES)
    .map((part) => {
      const [name = '', weight = ''] = part.split(';q=');
      const read = Number.parseFloat(weight);
      return { name: name.trim(), weight: Number.isNaN(read) ? 1 : read };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ name }) => name);
}
