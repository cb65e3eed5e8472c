/** A text in Markdown by its parts. */
export interface Outline {
  title: string;
  /** What stands between the title and the first section. */
  introduction: string;
  sections: Section[];
}

export interface Section {
  /** What an address names it by, behind `#`. */
  id: string;
  title: string;
  text: string;
}

const FENCE = /^(```|~~~)/;
const HEADING = /^## +(\S.*)$/;
/** At the end of a heading. */
const ID = /(?<! ) +\{#([\w-]+)\}$/;

/** The parts of a document: `# title`, and a section for each `## heading {#id}`; one without an id has its words as id. */
export function outlineOf(document: string): Outline {
  const outline: Outline = { title: '', introduction: '', sections: [] };
  let isCode = false;
  let lines: string[] = [];
  const finish = () => {
    const text = lines.join('\n').trim();
    const last = outline.sections.at(-1);
    if (last === undefined) outline.introduction = text;
    else last.text = text;
    lines = [];
  };
  for (const line of document.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    const [, heading] = (isCode ? null : HEADING.exec(line.trimEnd())) ?? [];
    if (heading !== undefined) {
      finish();
      const [mark = '', id] = ID.exec(heading) ?? [];
      const title = heading.slice(0, heading.length - mark.length);
      outline.sections.push({ id: id ?? idOf(title), title, text: '' });
    } else if (!isCode && outline.title === '' && line.startsWith('# ')) outline.title = line.slice(2).trim();
    else lines.push(line);
  }
  finish();
  return outline;
}

/** The id behind `#` of an address, decoded; as it stands where it cannot be, such as `100%`, which names no part then. */
export function partOf(hash: string): string {
  const part = hash.slice(1);
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
