// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button } from '#src/views/ui/Button.tsx';
import { ModalDialog } from '#src/views/ui/ModalDialog.tsx';

afterEach(cleanup);

/** A page that comes with a question, before anybody has had the focus. */
function Page() {
  const [isAsking, setIsAsking] = useState(true);
  const close = () => setIsAsking(false);
  return (
    <>
      <a href="#content">Skip to content</a>
      {isAsking ? (
        <ModalDialog isOpen title="Question" onClose={close} actions={<Button onPress={close}>Close</Button>}>
          {null}
        </ModalDialog>
      ) : null}
    </>
  );
}

it('gives the focus to nothing where nothing had it before', async () => {
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(document.body);
});
