/** Markup in which every value was escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup as it is written, values escaped: as text and in quoted attributes a value stays a value. */
export function html(markup: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  return new Html(markup.reduce((page, part, index) => `${page}${markupOf(values[index - 1] ?? '')}${part}`));
}

function markupOf(value: string | Html | readonly Html[]): string {
  if (value instanceof Html) return value.text;
  if (typeof value !== 'string') return value.map(({ text }) => text).join('');
  return value.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
