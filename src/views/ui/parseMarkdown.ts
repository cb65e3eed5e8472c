import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

export type MarkdownRoot = ReturnType<typeof fromMarkdown>;

/** Whatever can stand in a text: a paragraph, a table, a word in bold. */
export type MarkdownNode = MarkdownRoot['children'][number];

/** CommonMark with the tables of GitHub, as a tree. */
export function parseMarkdown(text: string): MarkdownRoot {
  return fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}
