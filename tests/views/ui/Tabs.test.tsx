// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Tab, TabGroup, TabPanel, Tabs } from '#src/views/ui/Tabs.tsx';

afterEach(cleanup);

const ids = ['first', 'second', 'third'] as const;

function Sample() {
  const [selected, select] = useState<(typeof ids)[number]>('first');
  return (
    <TabGroup ids={ids} selected={selected} onSelect={select}>
      <Tabs label="Samples">
        {ids.map((id) => (
          <Tab key={id}>{id}</Tab>
        ))}
      </Tabs>
      {ids.map((id) => (
        <TabPanel key={id}>
          what {id} shows <button type="button">in it</button>
        </TabPanel>
      ))}
    </TabGroup>
  );
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('shows the panel of the tab that is selected, and no other', async () => {
  render(<Sample />);
  await userEvent.click(screen.getByRole('tab', { name: 'second' }));
  expect(screen.getByRole('tabpanel', { name: 'second' }).textContent).toContain('what second shows');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(screen.getByRole('tablist', { name: 'Samples' })).toBeTruthy();
});

it('is one stop for the Tab key; arrows, Home and End select within, around the ends', async () => {
  render(<Sample />);
  const person = userEvent.setup();
  await person.tab();
  expect(document.activeElement?.textContent).toBe('first');
  for (const [key, name] of [
    ['{ArrowRight}', 'second'],
    ['{ArrowRight}', 'third'],
    ['{ArrowRight}', 'first'],
    ['{ArrowLeft}', 'third'],
    ['{Home}', 'first'],
    ['{End}', 'third'],
  ] as const) {
    await person.keyboard(key);
    expect([document.activeElement?.textContent, selected()]).toEqual([name, name]);
  }
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'third' }));
});
