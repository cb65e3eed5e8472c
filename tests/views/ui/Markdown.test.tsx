// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { Markdown } from '#src/views/ui/Markdown.tsx';

afterEach(cleanup);

function show(text: string): HTMLElement {
  return render(<Markdown text={text} />).container;
}

/** The names of the elements in the order in which they stand, without the frame around them. */
function elementsOf(text: string): string[] {
  return [...show(text).querySelectorAll('*')].slice(1).map(({ localName }) => localName);
}

it.each([
  ['paragraphs', 'one\n\ntwo', ['p', 'p']],
  ['headings, below those of the page', '# a\n\n## b\n\n### c', ['h3', 'h3', 'h4']],
  ['words that stand out', '**a** *b* `c`', ['p', 'strong', 'em', 'code']],
  ['code, line by line', '```\nx = 1\n```', ['pre', 'code']],
  ['lists', '- a\n- b\n\n1. c', ['ul', 'li', 'li', 'ol', 'li']],
  ['lists with room between their items', '- a\n\n  b', ['ul', 'li', 'p', 'p']],
  ['a list in a list', '- a\n  - b', ['ul', 'li', 'ul', 'li']],
  ['quotes, breaks and lines', '> a\n\nb\\\nc\n\n---', ['blockquote', 'p', 'p', 'br', 'hr']],
])('shows %s', (_, text, elements) => {
  expect(elementsOf(text)).toEqual(elements);
});

it('gives a Python program the colours of the editor, and loses no character of it', async () => {
  const program = 'def ahead(scan):\n    # Straight on.\n    return scan.ranges[180] < 0.5 or "far"\n\nif x:';
  const shown = show(`\`\`\`python\n${program}\n\`\`\``);
  expect(shown.textContent).toBe(program);
  const keyword = await screen.findByText('return');
  expect(shown.textContent).toBe(program);
  expect(keyword.className).toBe('code-keyword');
  const parts = ['# Straight on.', '0.5', '"far"'].map((text) => screen.getByText(text).className);
  expect(parts).toEqual(['code-comment', 'code-number', 'code-string']);
});

it('shows a table with its head', () => {
  show('| block | centre |\n| --- | --- |\n| 1 | `(1.8, 0)` |');
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['block', 'centre']);
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '(1.8, 0)']);
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(1)">',
  'a <b onclick="alert(1)">b</b> c',
  '<!-- a -->',
])('leaves HTML the characters that it is: %s', (text) => {
  const shown = show(text);
  expect(shown.textContent).toBe(text);
  expect(shown.querySelector('script, img, b')).toBeNull();
});

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//example.org',
  '/\\example.org',
])('follows no address such as %s, and keeps its words', (address) => {
  const shown = show(`see [the docs](<${address}>) and ![a map](<${address}>)`);
  expect(shown.textContent).toBe('see the docs and a map');
  expect(shown.querySelector('a, img')).toBeNull();
});

it('leads to pages of this site in this tab, and to others in a tab of their own that cannot reach back', () => {
  show('[here](/challenges) and [there](https://www.ros.org)');
  expect(screen.getByText('here').getAttribute('target')).toBeNull();
  const there = screen.getByText('there');
  expect([there.getAttribute('target'), there.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

it('shows pictures of this site only', () => {
  show('![Map](/worlds/01-obstacle-course.svg) ![Tracker](https://example.org/pixel.png)');
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('src'))).toEqual([
    '/worlds/01-obstacle-course.svg',
  ]);
});

it('draws every kind of thing that the texts of the challenges are made of', () => {
  for (const { problem, hints } of readCourse(projectRoot).challenges) {
    const shown = show([problem, ...hints].join('\n\n'));
    for (const code of shown.querySelectorAll('code')) code.remove();
    expect(shown.textContent).not.toMatch(/[`|#]|\*\S|\]\(/);
  }
});
