// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { TopicValue } from '#contract/topic.ts';
import { MessageTree } from '#src/views/workspace/ros/MessageTree.tsx';
import { inEnglish } from '../../inEnglish.ts';

afterEach(cleanup);

const shown = (value: TopicValue) =>
  render(<MessageTree value={value} />, { wrapper: inEnglish }).container.textContent;

it('shows the fields of a message, those of the messages inside it below', () => {
  const pose = { fields: { x: Math.fround(0.12), y: -3, frame: 'map', is_set: true }, hidden: 0 };
  expect(shown({ fields: { pose }, hidden: 0 })).toBe('pose: x: 0.12y: -3frame: mapis_set: true');
});

it('shows of a number of 64 bits what stands before its point, and what anybody reads behind it', () => {
  expect(shown(1_732_723_456.789)).toBe('1732723456.79');
  expect(shown(47.3768866)).toBe('47.3768866');
  expect(shown(0.1 + 0.2)).toBe('0.3');
});

it('folds a long list, and says how long it is and how much of it is there', () => {
  shown({ items: Array.from({ length: 400 }, () => 1), length: 921_600 });
  expect(screen.getByText('921,600 values, the first 400 below').closest('details')?.open).toBe(false);
});

it('shows a short list at once, and says of an empty one that it is', () => {
  expect(shown({ items: [1, 'inf'], length: 2 })).toBe('011inf');
  expect(shown({ items: [], length: 0 })).toBe('0 values');
});

it('says how many fields had no room', () => {
  shown({ fields: { a: 1 }, hidden: 7 });
  expect(screen.getByText('7 more fields: the message is too large to be shown whole')).toBeTruthy();
});
