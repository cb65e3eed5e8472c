// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { topicWatchMachine } from '#machines/workspace/topicWatchMachine.ts';
import { en } from '#src/texts/en/en.ts';
import { es } from '#src/texts/es/es.ts';
import { TextsContext } from '#src/views/useTexts.ts';
import { TopicMessage } from '#src/views/workspace/ros/TopicMessage.tsx';
import { fakeOwner } from '../../../fakes/fakeOwner.ts';
import { fakeTopics } from '../../../fakes/fakeTopics.ts';
import { stillScrubber, stillTopicPlot } from '../../../models/views/besideStrip.ts';

afterEach(cleanup);

/** A topic is looked at that the server refuses to watch. */
function refuse(texts: typeof en | typeof es, why: object): void {
  const watch = createActor(topicWatchMachine, {
    input: { topics: fakeTopics(), owner: fakeOwner().actor },
  }).start();
  watch.send({ type: 'connection.opened' });
  watch.send({ type: 'topic.chosen', topic: '/scan' });
  const inTexts = ({ children }: { children: ReactNode }) => <TextsContext value={texts}>{children}</TextsContext>;
  render(<TopicMessage topicWatch={watch} topicPlot={stillTopicPlot} scrubber={stillScrubber} />, { wrapper: inTexts });
  const frame = { type: 'topic_answered', request: 'watch_topic', success: false, request_id: '1' } as const;
  act(() => watch.send({ type: 'frame.received', frame: { ...frame, error: 'There is no topic /scan.', ...why } }));
}

it.each([
  [
    en,
    'TOPIC_NOT_FOUND',
    'It cannot be watched now: There is no such topic now: no node publishes it or subscribes to it.',
  ],
  [
    en,
    'TOPIC_TYPE_UNKNOWN',
    'It cannot be watched now: No node has said yet which type of messages this topic carries.',
  ],
  [
    es,
    'TOPIC_NOT_FOUND',
    'Ahora no se puede observar: Ese tópico no existe ahora: ningún nodo lo publica ni está suscrito a él.',
  ],
  [
    es,
    'TOPIC_TYPE_UNKNOWN',
    'Ahora no se puede observar: Ningún nodo ha dicho todavía de qué tipo son los mensajes de este tópico.',
  ],
])('says in the language of the learner why a topic is not watched (%#)', (texts, code, words) => {
  refuse(texts, { code, facts: {} });
  expect(screen.getByText(words)).toBeDefined();
});

it('says of a topic that was refused without a word that nobody knows why', () => {
  refuse(en, { error: null });
  expect(screen.getByText('It cannot be watched now: the server did not say why')).toBeDefined();
});
