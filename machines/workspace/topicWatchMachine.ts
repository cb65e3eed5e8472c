/**
 * The topic whose messages a learner watches: one at a time, and only while they look. Those of which fields are plotted are watched beside it.
 *
 *   closed (disconnected ⇄ connected) ⇄ open (disconnected ⇄ connected: asking → quiet ⇄ live, asking → refused)
 *      └─ unseen (disconnected ⇄ connected) ⇄ open
 */
import { type ActorRefFrom, type EventObject, assign, fromCallback, sendTo, setup } from 'xstate';
import type { Owner } from '../owner.ts';
import type { Reason } from '../ports/reason.ts';
import type { ControlFrame, ControlRequest } from '../ports/socketPort.ts';
import type { TopicFact, TopicPort } from '../ports/topicPort.ts';
import { timings } from '../timings.ts';
import { unanswered, whyRefused } from './whyRefused.ts';

export interface TopicWatchInput {
  topics: TopicPort;
  owner: Owner<TopicWatchReport>;
}

export type TopicWatchEvent =
  | { type: 'topic.chosen'; topic: string }
  /** Nobody wants to look at it any longer. */
  | { type: 'topic.closed' }
  /** Its panel can be seen, or is hidden or on a page in the background. */
  | { type: 'view.shown' }
  | { type: 'view.hidden' }
  /** Of these topics fields are plotted. */
  | { type: 'plot.changed'; topics: readonly string[] }
  | { type: 'connection.opened' }
  | { type: 'connection.closed' }
  | { type: 'frame.received'; frame: ControlFrame }
  | { type: 'retry.requested' }
  | TopicFact;

export type TopicWatchReport = { type: 'topicWatch.framed'; frame: ControlRequest };

interface TopicWatchContext extends TopicWatchInput {
  /** The one that was chosen last. */
  topic: string;
  /** Of which fields are plotted. */
  plotted: readonly string[];
  /** How many requests went out: numbers them. */
  requests: number;
  /** Why the one that was refused last cannot be watched, as far as the server said. */
  whyUnwatched: Reason | null;
}

export const topicWatchMachine = setup({
  types: { input: {} as TopicWatchInput, context: {} as TopicWatchContext, events: {} as TopicWatchEvent },
  actors: {
    watchTopics: fromCallback<EventObject, { topics: TopicPort }, TopicFact>(({ input, sendBack }) =>
      input.topics.watch(sendBack),
    ),
  },
  guards: {
    isAccepted: ({ context }, frame: ControlFrame) => answers(frame, context.requests) && frame.success,
    isRefused: ({ context }, frame: ControlFrame) => answers(frame, context.requests) && !frame.success,
    isOther: ({ context: { topic, plotted } }, topics: readonly string[]) =>
      besideOf(topic, topics).join(' ') !== besideOf(topic, plotted).join(' '),
    isChosen: ({ context }, topic: string) => context.topic === topic,
  },
  actions: {
    choose: assign((_, topic: string) => ({ topic })),
    plot: assign((_, plotted: readonly string[]) => ({ plotted })),
    keepWhy: assign((_, frame: ControlFrame) => ({
      whyUnwatched: frame.type === 'topic_answered' ? whyRefused(frame) : null,
    })),
    giveUp: assign({ whyUnwatched: unanswered }),
    count: assign(({ context }) => ({ requests: context.requests + 1 })),
    askToWatch: sendTo(
      ({ context }) => context.owner,
      ({ context: { topic, plotted, requests } }): TopicWatchReport => ({
        type: 'topicWatch.framed',
        frame: { type: 'watch_topic', topic, beside: besideOf(topic, plotted), request_id: String(requests) },
      }),
    ),
    askToUnwatch: sendTo(
      ({ context }) => context.owner,
      ({ context: { requests } }): TopicWatchReport => ({
        type: 'topicWatch.framed',
        frame: { type: 'unwatch_topic', request_id: String(requests) },
      }),
    ),
  },
  delays: { topicQuietDelay: timings.topicQuietDelay, robotAnswerDelay: timings.robotAnswerDelay },
}).createMachine({
  id: 'topicWatch',
  description: 'The topic whose messages a learner watches: one at a time, and only while they look.',
  context: ({ input }) => ({ ...input, topic: '', plotted: [], requests: 0, whyUnwatched: null }),
  initial: 'closed',
  on: { 'plot.changed': { actions: { type: 'plot', params: ({ event }) => event.topics } } },
  states: {
    closed: {
      description: 'Nobody looks at the messages of a topic, and nothing is asked of the server.',
      initial: 'disconnected',
      states: {
        disconnected: {
          description: 'The server could not be asked either.',
          on: {
            'connection.opened': { target: 'connected' },
            'topic.chosen': {
              target: '#topicWatch.open.disconnected',
              actions: { type: 'choose', params: ({ event }) => event.topic },
            },
          },
        },
        connected: {
          description: 'The server could be asked.',
          on: {
            'connection.closed': { target: 'disconnected' },
            'topic.chosen': {
              target: '#topicWatch.open.connected',
              actions: { type: 'choose', params: ({ event }) => event.topic },
            },
          },
        },
      },
    },
    unseen: {
      description: 'A topic is open that nobody can see: nothing is asked of the server until somebody can.',
      initial: 'disconnected',
      states: {
        disconnected: {
          description: 'The server could not be asked either.',
          on: {
            'connection.opened': { target: 'connected' },
            'view.shown': { target: '#topicWatch.open.disconnected' },
            'topic.closed': { target: '#topicWatch.closed.disconnected' },
          },
        },
        connected: {
          description: 'The server could be asked.',
          on: {
            'connection.closed': { target: 'disconnected' },
            'view.shown': { target: '#topicWatch.open.connected' },
            'topic.closed': { target: '#topicWatch.closed.connected' },
          },
        },
      },
    },
    open: {
      description: 'Somebody looks at the messages of a topic.',
      invoke: { id: 'watchTopics', src: 'watchTopics', input: ({ context }) => ({ topics: context.topics }) },
      initial: 'disconnected',
      states: {
        disconnected: {
          description: 'There is no connection over which messages could come.',
          on: {
            'connection.opened': { target: 'connected' },
            'topic.closed': { target: '#topicWatch.closed.disconnected' },
            'view.hidden': { target: '#topicWatch.unseen.disconnected' },
            'topic.chosen': { actions: { type: 'choose', params: ({ event }) => event.topic } },
          },
        },
        connected: {
          description: 'The server tells the messages, or was asked to.',
          exit: 'askToUnwatch',
          on: {
            'connection.closed': { target: 'disconnected' },
            'topic.closed': { target: '#topicWatch.closed.connected' },
            'view.hidden': { target: '#topicWatch.unseen.connected' },
            'topic.chosen': {
              target: '.asking',
              actions: { type: 'choose', params: ({ event }) => event.topic },
            },
            'plot.changed': {
              guard: { type: 'isOther', params: ({ event }) => event.topics },
              actions: [{ type: 'plot', params: ({ event }) => event.topics }, 'count', 'askToWatch'],
            },
          },
          initial: 'asking',
          states: {
            asking: {
              description: 'The robot is started where it does not run; nothing was seen yet.',
              entry: ['count', 'askToWatch'],
              on: {
                'frame.received': [
                  { guard: { type: 'isAccepted', params: ({ event }) => event.frame }, target: 'quiet' },
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event.frame },
                    target: 'refused',
                    actions: { type: 'keepWhy', params: ({ event }) => event.frame },
                  },
                ],
                'topic.seen': {
                  guard: { type: 'isChosen', params: ({ event }) => event.topic },
                  target: 'live',
                },
              },
              after: { robotAnswerDelay: { target: 'refused', actions: 'giveUp' } },
            },
            quiet: {
              description: 'No message has come for a while, or ever: what is shown is the last one.',
              on: {
                'topic.seen': {
                  guard: { type: 'isChosen', params: ({ event }) => event.topic },
                  target: 'live',
                },
                'retry.requested': { target: 'asking' },
              },
            },
            live: {
              description: 'Messages come.',
              on: {
                'topic.seen': {
                  guard: { type: 'isChosen', params: ({ event }) => event.topic },
                  target: 'live',
                  reenter: true,
                },
              },
              after: { topicQuietDelay: { target: 'quiet' } },
            },
            refused: {
              description: 'The server has no such topic to show, or has not answered.',
              on: {
                'topic.seen': {
                  guard: { type: 'isChosen', params: ({ event }) => event.topic },
                  target: 'live',
                },
                'retry.requested': { target: 'asking' },
              },
            },
          },
        },
      },
    },
  },
});

export type TopicWatchActor = ActorRefFrom<typeof topicWatchMachine>;

const besideOf = (topic: string, plotted: readonly string[]) => plotted.filter((one) => one !== topic);

type TopicAnswer = Extract<ControlFrame, { type: 'topic_answered' }>;

/** Whether a frame answers the request that was made last. */
function answers(frame: ControlFrame, request: number): frame is TopicAnswer {
  return frame.type === 'topic_answered' && frame.request === 'watch_topic' && frame.request_id === String(request);
}
