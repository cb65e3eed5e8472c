// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { handFocusOn } from '#src/views/ui/handFocusOn.ts';

afterEach(cleanup);

interface DeskProps {
  isThere: boolean;
  next?: () => HTMLElement | null;
}

function Desk({ isThere, next }: DeskProps) {
  return (
    <>
      <button>first of the page</button>
      <section>
        <div>
          {isThere ? (
            <p ref={handFocusOn(next)}>
              <button>pressed</button>
            </p>
          ) : null}
        </div>
        <button disabled>off</button>
        <button>beside</button>
      </section>
      <button>elsewhere</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.textContent;

/** A desk on which a button has the focus, and then what may go away is gone. */
async function leaveFrom(name: string, next?: () => HTMLElement | null): Promise<void> {
  const given = next === undefined ? {} : { next };
  const { rerender } = render(<Desk isThere {...given} />);
  button(name).focus();
  rerender(<Desk isThere {...given} />);
  expect(focused()).toBe(name);
  rerender(<Desk isThere={false} {...given} />);
  await Promise.resolve();
}

it('gives the focus of what goes away to what comes next', async () => {
  await leaveFrom('pressed', () => button('elsewhere'));
  expect(focused()).toBe('elsewhere');
});

it.each([undefined, () => null])(
  'gives it to the nearest thing that takes it where nothing else is meant',
  async (next) => {
    await leaveFrom('pressed', next);
    expect(focused()).toBe('beside');
  },
);

it('leaves a focus where it is that is in nothing that goes away', async () => {
  await leaveFrom('first of the page', () => button('elsewhere'));
  expect(focused()).toBe('first of the page');
});
