// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepTranslatedTexts } from '#src/adapters/translatedTexts.ts';

let stop: () => void;
beforeEach(() => (stop = keepTranslatedTexts(document.body)));
afterEach(() => {
  cleanup();
  stop();
});

/** Texts beside each other, of which some come and go. */
function Lamp({ count, isLate = false, isLit = true }: { count: number; isLate?: boolean; isLit?: boolean }) {
  return (
    <p>
      {isLate && 'at last '}
      {count} of 3{isLit ? ' running' : <b> dark</b>}
    </p>
  );
}

const ways: Readonly<Record<string, (text: Text, standIn: Element) => void>> = {
  'in one step': (text, standIn) => text.replaceWith(standIn),
  'the translation first': (text, standIn) => {
    text.before(standIn);
    text.remove();
  },
};

/** As Google's translation leaves a page: a `<font>` in the place of every text. Answers how each was before. */
function translate(root: Node, way = ways['in one step']): ReadonlyMap<Element, Text> {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  const made = new Map<Element, Text>();
  for (const text of texts.filter(
    ({ data, parentElement }) => data.trim() !== '' && parentElement?.tagName !== 'FONT',
  )) {
    const standIn = document.createElement('font');
    standIn.textContent = text.data.toUpperCase();
    made.set(standIn, text);
    way?.(text, standIn);
  }
  return made;
}

/** Observers are told in a microtask. */
const observed = () => Promise.resolve();

for (const [name, way] of Object.entries(ways)) {
  it(`has React change a page that is translated, ${name}`, async () => {
    const { container, rerender } = render(<Lamp count={1} />);
    translate(container, way);
    await observed();
    expect(container.textContent).toBe('1 OF 3 RUNNING');

    rerender(<Lamp count={2} isLate />);
    await observed();
    expect(container.textContent).toBe('at last 2 OF 3 RUNNING');

    translate(container, way);
    await observed();
    rerender(<Lamp count={2} isLit={false} />);
    await observed();
    expect(container.textContent).toBe('2 OF 3 dark');
    expect(container.innerHTML).toContain('<b> dark</b>');
  });
}

it('takes a translation away with the text that it stands for, and with the page', async () => {
  const { container, rerender, unmount } = render(<Lamp count={1} isLate />);
  translate(container);
  await observed();
  rerender(<Lamp count={1} />);
  await observed();
  expect(container.textContent).toBe('1 OF 3 RUNNING');
  unmount();
  await observed();
  expect(container.childNodes).toHaveLength(0);
});

it.each(['the same text', 'another text'])('gives the original back as %s, once', async (which) => {
  const { container, rerender } = render(<Lamp count={1} />);
  const made = translate(container);
  await observed();
  const originals = ['1', ' of 3', ' running'];
  for (const [index, [standIn, text]] of [...made].entries())
    standIn.replaceWith(which === 'the same text' ? text : (originals[index] ?? ''));
  await observed();
  expect(container.textContent).toBe('1 of 3 running');

  rerender(<Lamp count={2} isLate isLit={false} />);
  await observed();
  expect(container.textContent).toBe('at last 2 of 3 dark');
});

it('has a translation translated anew', async () => {
  const { container, rerender } = render(<Lamp count={1} />);
  for (const standIn of translate(container).keys()) {
    await observed();
    const other = document.createElement('font');
    other.textContent = 'uno';
    standIn.replaceWith(other);
  }
  await observed();
  rerender(<Lamp count={2} />);
  await observed();
  expect(container.textContent).toBe('2unouno');
});

it('gives a part of the page that is taken away its own words back', async () => {
  const { container } = render(<Lamp count={1} />);
  translate(container);
  await observed();
  const page = [...container.childNodes];
  container.replaceChildren();
  await observed();
  container.replaceChildren(...page);
  expect(container.textContent).toBe('1 of 3 running');
});

it('leaves what React does by itself as it is', async () => {
  const { container, rerender } = render(<Lamp count={1} />);
  rerender(<Lamp count={2} isLate isLit={false} />);
  await observed();
  expect(container.innerHTML).toBe('<p>at last 2 of 3<b> dark</b></p>');
});

it('has the only text of an element changed', async () => {
  const { container, rerender } = render(<h1>first</h1>);
  translate(container);
  await observed();
  rerender(<h1>second</h1>);
  await observed();
  expect(container.innerHTML).toBe('<h1>second</h1>');
});
