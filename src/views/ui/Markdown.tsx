import { type ReactNode, useMemo } from 'react';
import { CodeBlock } from './CodeBlock.tsx';
import { MarkdownLink } from './MarkdownLink.tsx';
import { MarkdownTable } from './MarkdownTable.tsx';
import { isOfThisSite } from './isOfThisSite.ts';
import { type MarkdownNode, parseMarkdown } from './parseMarkdown.ts';

interface MarkdownProps {
  text: string;
  className?: string;
  /** Draws an inline code in another way; undefined for one that stays as it is. */
  drawCode?: DrawCode | undefined;
}

type DrawCode = (code: string) => ReactNode;

/** Text in Markdown. It becomes elements one by one; HTML in it stays the characters that it is. */
export function Markdown({ text, className = '', drawCode }: MarkdownProps) {
  const root = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div className={`grid grid-cols-1 gap-3 [overflow-wrap:anywhere] ${className}`}>
      {drawAll(root.children, drawCode)}
    </div>
  );
}

function drawAll(nodes: readonly MarkdownNode[], drawCode: DrawCode | undefined): ReactNode[] {
  return nodes.map((node) => <Node key={node.position?.start.offset} node={node} drawCode={drawCode} />);
}

function Node({ node, drawCode }: { node: MarkdownNode; drawCode: DrawCode | undefined }): ReactNode {
  const draw = (nodes: readonly MarkdownNode[]) => drawAll(nodes, drawCode);
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return <p>{draw(node.children)}</p>;
    case 'heading':
      return <Heading level={node.depth}>{draw(node.children)}</Heading>;
    case 'emphasis':
      return <em>{draw(node.children)}</em>;
    case 'strong':
      return <strong className="font-semibold text-ink">{draw(node.children)}</strong>;
    case 'inlineCode':
      return (
        drawCode?.(node.value) ?? (
          <code translate="no" className="rounded-sm bg-hover px-1 py-0.5 font-mono text-sm text-ink">
            {node.value}
          </code>
        )
      );
    case 'code':
      return <CodeBlock code={node.value} language={node.lang ?? null} />;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr className="border-line" />;
    case 'blockquote':
      return <blockquote className="grid gap-3 border-l-2 border-line pl-3">{draw(node.children)}</blockquote>;
    case 'list':
      return <List isOrdered={node.ordered === true}>{draw(node.children)}</List>;
    case 'listItem':
      return <li>{node.spread === true ? draw(node.children) : draw(withoutParagraphs(node.children))}</li>;
    case 'table':
      return <MarkdownTable table={node} drawCell={(cell) => draw(cell.children)} />;
    case 'link':
      return <MarkdownLink address={node.url}>{draw(node.children)}</MarkdownLink>;
    case 'image':
      return isOfThisSite(node.url) ? (
        <img src={node.url} alt={node.alt ?? ''} loading="lazy" className="w-full rounded border border-line" />
      ) : (
        node.alt
      );
    case 'html':
      return node.value;
    default:
      return null;
  }
}

/** A text stands below the title of its page and of its panel. */
function Heading({ level, children }: { level: number; children: ReactNode }) {
  const Tag = level <= 2 ? 'h3' : 'h4';
  return <Tag className="mt-2 text-lg font-semibold tracking-tight text-ink">{children}</Tag>;
}

function List({ isOrdered, children }: { isOrdered: boolean; children: ReactNode }) {
  const Tag = isOrdered ? 'ol' : 'ul';
  return <Tag className={`grid gap-1 pl-5 ${isOrdered ? 'list-decimal' : 'list-disc'}`}>{children}</Tag>;
}

/** The items of a list without empty lines stand close. */
function withoutParagraphs(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : [node]));
}
