// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { topicListView } from '../../../models/views/topicListView.tsx';
import { topicListMachine } from '#machines/workspace/topicListMachine.ts';
import { frozenActor } from '../../../models/engine/frozen.ts';
import { inEnglish } from '../../inEnglish.ts';

afterEach(cleanup);

it('shows of each topic that it can be opened', () => {
  const topics = ['/odom', '/scan'].map((topic) => ({ topic, details: null, publishers: null }));
  const list = frozenActor(topicListMachine, {
    value: { listed: 'counted' },
    context: { topics, error: null, rates: null },
  });
  render(topicListView.show(list), { wrapper: inEnglish });
  const signs = screen
    .getAllByRole('listitem')
    .map((topic) => topic.querySelector('summary > .lucide-chevron-right')?.getAttribute('aria-hidden'));
  expect(signs).toEqual(['true', 'true']);
});
