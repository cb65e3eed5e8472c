// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Switch } from '#src/views/ui/Switch.tsx';

afterEach(cleanup);

function Sample({ isDisabled = false }: { isDisabled?: boolean }) {
  const [isOn, change] = useState(false);
  return <Switch label="Long running" isOn={isOn} isDisabled={isDisabled} onChange={change} />;
}

const lever = () => screen.getByRole('switch', { name: 'Long running' });
const isOn = () => lever().getAttribute('aria-checked') === 'true';

it('is turned by a press on it or on its name', async () => {
  render(<Sample />);
  await userEvent.click(lever());
  expect(isOn()).toBe(true);
  await userEvent.click(screen.getByText('Long running'));
  expect(isOn()).toBe(false);
});

it('is turned by the space bar, and leaves Enter to its form', async () => {
  render(<Sample />);
  const person = userEvent.setup();
  await person.tab();
  expect(document.activeElement).toBe(lever());
  await person.keyboard(' ');
  expect(isOn()).toBe(true);
  await person.keyboard('{Enter}');
  expect(isOn()).toBe(true);
});

it('stays as it is while it is off', async () => {
  render(<Sample isDisabled />);
  await userEvent.click(lever());
  await userEvent.click(screen.getByText('Long running'));
  expect(isOn()).toBe(false);
});
