import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

export type MarkdownRoot = ReturnType<typeof fromMarkdown>;

/** Whatever can stand in a text: a paragraph, a table, a word in bold. */
export type MarkdownNode = MarkdownRoot['children'][number];

/** The text that was parsed before it is drawn. */
let ahead: { text: string; root: MarkdownRoot } | undefined;

/** Parses already what will be drawn next: a long text takes longer than a frame. */
export function parseAhead(text: string): void {
  ahead = { text, root: parse(text) };
}

/** CommonMark with the tables of GitHub, as a tree. */
export function parseMarkdown(text: string): MarkdownRoot {
  return ahead?.text === text ? ahead.root : parse(text);
}

function parse(text: string): MarkdownRoot {
  return fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}
