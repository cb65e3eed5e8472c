import { expect, it } from 'vitest';
import { whyRefused } from '#server/socket/whyRefused.ts';
import { TopicUnwatchedError, WorkspaceUnavailableError } from '#server/workspaces/workspace.ts';

it('says by a fact and in words why a workspace refused something', () => {
  const unstarted = { code: 'WORKSPACE_NOT_STARTED', facts: {} } as const;
  expect(whyRefused(new WorkspaceUnavailableError(unstarted, 'The end.'))).toEqual({ ...unstarted, error: 'The end.' });
  expect(whyRefused(new TopicUnwatchedError('/a', 'untyped'))).toEqual({
    code: 'TOPIC_TYPE_UNKNOWN',
    facts: {},
    error: 'Nobody has said yet which messages /a carries.',
  });
});

it.each([new Error('a fault of the server'), 'a fault of the server'])(
  'has no fact for a surprise, only its words',
  (surprise) => {
    expect(whyRefused(surprise)).toEqual({ error: 'a fault of the server' });
  },
);
