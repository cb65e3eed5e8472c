// @vitest-environment jsdom
import PlayIcon from '~icons/lucide/play';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button } from '#src/views/ui/Button.tsx';
import { IconButton } from '#src/views/ui/IconButton.tsx';
import { handFocusOn } from '#src/views/ui/handFocusOn.ts';
import { Toaster } from '#src/views/ui/Toaster.tsx';

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

/** Somebody who has only a keyboard presses it, until the press has come through. */
async function press(name: string): Promise<void> {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
}

const kinds = { Button, IconButton };

/** Counts the presses of a button that can be pressed twice. */
function Twice({ kind }: { kind: keyof typeof kinds }) {
  const [presses, setPresses] = useState(0);
  const onPress = () => setPresses(presses + 1);
  return (
    <>
      {kind === 'Button' ? (
        <Button isDisabled={presses === 2} onPress={onPress}>
          on
        </Button>
      ) : (
        <IconButton label="on" icon={PlayIcon} isDisabled={presses === 2} onPress={onPress} />
      )}
      <p>{presses} presses</p>
    </>
  );
}

it.each(['Button', 'IconButton'] as const)('keeps the focus on a %s that can be pressed no further', async (kind) => {
  render(<Twice kind={kind} />);
  for (const _ of [1, 2, 3]) await press('on');
  expect(screen.getByText('2 presses')).toBeTruthy();
  expect(button('on').getAttribute('aria-disabled')).toBe('true');
  expect(button('on').hasAttribute('disabled')).toBe(false);
  expect(document.activeElement).toBe(button('on'));
});

/** A list of which a press takes something out. */
function Row() {
  const [names, setNames] = useState(['first', 'second', 'third']);
  return (
    <main>
      <button>top</button>
      <div>
        {names.map((name) => (
          <p key={name}>
            <Button ref={handFocusOn()} onPress={() => setNames(names.filter((other) => other !== name))}>
              {name}
            </Button>
          </p>
        ))}
      </div>
    </main>
  );
}

it('gives the focus of what goes away to what follows it, else to what comes before it', async () => {
  render(<Row />);
  await press('second');
  expect(document.activeElement).toBe(button('third'));
  await press('third');
  expect(document.activeElement).toBe(button('first'));
});

/** A page that says two things in passing. */
function Page() {
  const [ids, setIds] = useState([1, 2]);
  return (
    <>
      <button>top</button>
      <button>code</button>
      <Toaster
        label="Notices"
        dismissLabel="Dismiss"
        toasts={ids.map((id) => ({ id, text: `notice ${id}`, isGood: true }))}
        onDismiss={(id) => setIds(ids.filter((other) => other !== id))}
      />
    </>
  );
}

it('gives the focus of a notice that is dismissed to the next, and after the last to what had it before', async () => {
  render(<Page />);
  button('code').focus();
  const [first, second] = screen.getAllByRole('button', { name: 'Dismiss' });
  first?.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText(/notice/)).toBeNull();
  expect(document.activeElement).toBe(button('code'));
});
