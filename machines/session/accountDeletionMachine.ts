/**
 * The deletion of an account: it is said what goes, made sure who asks, and nothing that was typed is lost by a refusal.
 *
 *   closed ⇄ open.asking ⇄ open.deleting → gone.erasing → gone.erased | gone.kept
 *      ↑                      │                 │
 *      └──────────────────────┴─────────────────┘
 */
import { assign, fromPromise, sendTo, setup, stateIn } from 'xstate';
import { dataExportMachine } from './dataExportMachine.ts';
import type { AccountPort, DeletionAnswer } from '../ports/accountPort.ts';
import type { Credentials, User } from '../ports/authPort.ts';
import type { Reason } from '../ports/reason.ts';
import type { SiteDataPort } from '../ports/siteDataPort.ts';
import { reasonOf } from '../reasonOf.ts';
import {
  type AccountDeletionContext,
  type AccountDeletionEvent,
  type AccountDeletionInput,
  type AccountDeletionReport,
  errorsIn,
  nothingTyped,
  userIdOf,
} from './accountDeletionEvents.ts';

export const accountDeletionMachine = setup({
  types: {
    input: {} as AccountDeletionInput,
    context: {} as AccountDeletionContext,
    events: {} as AccountDeletionEvent,
    children: {} as { dataExport: 'dataExport'; deleteAccount: 'deleteAccount'; eraseTraces: 'eraseTraces' },
  },
  actors: {
    dataExport: dataExportMachine,
    deleteAccount: fromPromise<DeletionAnswer, { accounts: AccountPort; credentials: Credentials }>(async ({ input }) =>
      input.accounts.delete(input.credentials),
    ),
    eraseTraces: fromPromise<void, { siteData: SiteDataPort; userId: string }>(async ({ input }) =>
      input.siteData.erase(input.userId),
    ),
  },
  guards: {
    isInvalid: ({ context }) => Object.keys(errorsIn(context)).length > 0,
    isDone: (_, answer: DeletionAnswer) => answer.outcome === 'deleted',
    isSignedOut: (_, answer: DeletionAnswer) => answer.outcome === 'signedOut',
    isDeserted: stateIn({ open: { deleting: 'deserted' } }),
  },
  actions: {
    begin: assign((_, user: User | null) => ({ ...nothingTyped, user })),
    typeEmail: assign(({ context }, email: string) => ({ email, errors: { ...context.errors, email: undefined } })),
    typePassword: assign(({ context }, password: string) => ({
      password,
      errors: { ...context.errors, password: undefined },
    })),
    showErrors: assign(({ context }) => ({ errors: errorsIn(context), trouble: null })),
    keepTrouble: assign((_, why: Reason | null) => ({ trouble: { why } })),
    forgetTyped: assign(nothingTyped),
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: AccountDeletionReport) => report,
    ),
  },
}).createMachine({
  id: 'accountDeletion',
  description: 'The deletion of an account, with everything that belongs to it.',
  context: ({ input }) => ({ ...input, ...nothingTyped, user: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody wants their account deleted.',
      entry: 'forgetTyped',
      on: {
        'deletion.opened': { target: 'open', actions: { type: 'begin', params: ({ event }) => event.user } },
      },
    },
    open: {
      description: 'The learner reads what goes, may take their data along, and says once more who they are.',
      invoke: { id: 'dataExport', src: 'dataExport', input: ({ context }) => ({ exports: context.exports }) },
      initial: 'asking',
      states: {
        asking: {
          description: 'Nothing is deleted yet.',
          on: {
            'email.typed': { actions: { type: 'typeEmail', params: ({ event }) => event.email } },
            'password.typed': { actions: { type: 'typePassword', params: ({ event }) => event.password } },
            'form.submitted': [
              { guard: 'isInvalid', actions: 'showErrors' },
              { target: 'deleting', actions: 'showErrors' },
            ],
            'deletion.dismissed': { target: '#accountDeletion.closed' },
            'learner.left': { target: '#accountDeletion.closed' },
          },
        },
        deleting: {
          description: 'The server makes sure who asks, and deletes. It goes on when the learner leaves the page.',
          invoke: {
            id: 'deleteAccount',
            src: 'deleteAccount',
            input: ({ context }) => ({ accounts: context.accounts, credentials: credentialsOf(context) }),
            onDone: [
              { guard: { type: 'isDone', params: ({ event }) => event.output }, target: '#accountDeletion.gone' },
              {
                description: 'Who asks is not known any more: the session has ended, and says so itself.',
                guard: { type: 'isSignedOut', params: ({ event }) => event.output },
                target: '#accountDeletion.closed',
              },
              {
                description: 'Whoever asked is not here any more to hear why not.',
                guard: 'isDeserted',
                target: '#accountDeletion.closed',
              },
              {
                target: 'asking',
                actions: { type: 'keepTrouble', params: ({ event }) => rejectionReason(event.output) },
              },
            ],
            onError: [
              { guard: 'isDeserted', target: '#accountDeletion.closed' },
              { target: 'asking', actions: { type: 'keepTrouble', params: ({ event }) => reasonOf(event.error) } },
            ],
          },
          initial: 'attended',
          states: {
            attended: {
              description: 'The learner waits for the answer.',
              on: { 'learner.left': { target: 'deserted', actions: 'forgetTyped' } },
            },
            deserted: {
              description: 'Their session is over: whoever is here now is asked nothing, and told of no refusal.',
            },
          },
        },
      },
    },
    gone: {
      description: 'There is no such account any more.',
      entry: ['forgetTyped', { type: 'tell', params: ({ context }) => succeeded(context) }],
      on: { 'notice.closed': { target: 'closed' } },
      initial: 'erasing',
      states: {
        erasing: {
          description: 'What this browser keeps of the learner goes, too.',
          invoke: {
            id: 'eraseTraces',
            src: 'eraseTraces',
            input: ({ context }) => ({ siteData: context.siteData, userId: userIdOf(context) }),
            onDone: { target: 'erased' },
            onError: { target: 'kept' },
          },
        },
        erased: { description: 'Nothing of the learner is left here.' },
        kept: { description: 'The browser may have kept something: only its owner can remove it.' },
      },
    },
  },
});

const credentialsOf = ({ email, password }: Credentials): Credentials => ({ email: email.trim(), password });

const succeeded = (context: AccountDeletionContext): AccountDeletionReport => ({
  type: 'accountDeletion.succeeded',
  userId: userIdOf(context),
});

function rejectionReason(answer: DeletionAnswer): Reason | null {
  return answer.outcome === 'refused' ? answer.message : null;
}
