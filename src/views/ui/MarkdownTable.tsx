import type { ReactNode } from 'react';
import type { MarkdownNode } from './parseMarkdown.ts';

type Table = Extract<MarkdownNode, { type: 'table' }>;
type Row = Table['children'][number];
type Cell = Row['children'][number];

interface MarkdownTableProps {
  table: Table;
  drawCell: (cell: Cell) => ReactNode;
}

/** Scrolls by itself where it is wider than its place. Its first row is the head. */
export function MarkdownTable({ table, drawCell }: MarkdownTableProps) {
  const [head, ...rows] = table.children;
  return (
    <div
      // It scrolls, so it must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto [overflow-wrap:normal] -outline-offset-2"
    >
      <table className="w-full border-collapse text-left text-sm">
        <thead>
          <tr>
            {head?.children.map((cell) => (
              <th key={keyOf(cell)} scope="col" className="border-b border-line px-2 py-1 font-medium text-ink">
                {drawCell(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {row.children.map((cell) => (
                <td key={keyOf(cell)} className="border-b border-line px-2 py-1">
                  {drawCell(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function keyOf({ position }: Row | Cell): number | undefined {
  return position?.start.offset;
}
