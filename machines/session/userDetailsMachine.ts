/**
 * The form that completes a profile.
 *
 *   loading → editing ⇄ saving
 *      ⇅         ⇅
 *    failed   checking
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { UserDetails } from '#contract/entities.ts';
import { WAIVABLE_FIELDS, type WaivableField } from '#contract/limits.ts';
import type { Owner } from '../owner.ts';
import type { AskedDetails, DetailsError, ProfilePort } from '../ports/profilePort.ts';
import type { Reason } from '../ports/reason.ts';
import { reasonOf } from '../reasonOf.ts';
import { type DetailErrors, type DetailFields, detailErrors, detailsOf, fieldsOf } from './detailFields.ts';

export interface UserDetailsInput {
  profiles: ProfilePort;
  userId: string;
  owner: Owner<UserDetailsReport>;
}

export type UserDetailsEvent =
  | { type: 'phone.typed'; phone: string }
  | { type: 'address.typed'; address: string }
  | { type: 'title.typed'; title: string }
  | { type: 'gender.chosen'; gender: string }
  | { type: 'linkedinUrl.typed'; linkedinUrl: string }
  | { type: 'form.submitted' }
  | { type: 'retry.requested' };

export type UserDetailsReport =
  | { type: 'userDetails.loadFailed' }
  | { type: 'userDetails.saved' }
  | { type: 'userDetails.saveFailed'; message: Reason };

interface UserDetailsContext extends UserDetailsInput {
  fields: DetailFields;
  requiredFields: AskedDetails['requiredFields'];
  errors: DetailErrors;
}

export const userDetailsMachine = setup({
  types: { input: {} as UserDetailsInput, context: {} as UserDetailsContext, events: {} as UserDetailsEvent },
  actors: {
    loadDetails: fromPromise<AskedDetails, UserDetailsInput>(async ({ input }) =>
      input.profiles.loadDetails(input.userId),
    ),
    checkDetails: fromPromise<DetailsError | null, { profiles: ProfilePort; details: UserDetails }>(async ({ input }) =>
      input.profiles.checkDetails(input.details),
    ),
    saveDetails: fromPromise<DetailsError | null, UserDetailsInput & { details: UserDetails }>(async ({ input }) =>
      input.profiles.saveDetails(input.userId, input.details),
    ),
  },
  guards: {
    isInvalid: ({ context }) => Object.keys(errorsOf(context)).length > 0,
    isRefused: (_, error: DetailsError | null) => error !== null,
  },
  actions: {
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: UserDetailsReport) => report,
    ),
    fill: assign((_, { details, requiredFields }: AskedDetails) => ({ fields: fieldsOf(details), requiredFields })),
    type: assign(({ context }, typed: Partial<DetailFields>) => ({ fields: { ...context.fields, ...typed } })),
    showErrors: assign(({ context }, unfit: DetailsError | null) => ({ errors: { ...unfit, ...errorsOf(context) } })),
    clearError: assign(({ context }, field: keyof DetailErrors) => ({
      errors: { ...context.errors, [field]: undefined },
    })),
  },
}).createMachine({
  id: 'userDetails',
  description: 'The form that completes a profile; nothing typed is ever thrown away by an answer.',
  context: ({ input }) => ({ ...input, fields: fieldsOf(null), requiredFields: WAIVABLE_FIELDS, errors: {} }),
  initial: 'loading',
  states: {
    loading: {
      description: 'What is stored already is on its way.',
      tags: 'busy',
      invoke: {
        id: 'loadDetails',
        src: 'loadDetails',
        input: ({ context }) => context,
        onDone: { target: 'editing', actions: { type: 'fill', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'tell', params: { type: 'userDetails.loadFailed' } } },
      },
    },
    failed: {
      description: 'What is stored did not come: an empty form could only overwrite it, so none is shown.',
      on: { 'retry.requested': { target: 'loading' } },
    },
    editing: {
      description: 'The form waits to be filled in and sent.',
      on: {
        'phone.typed': {
          actions: [
            { type: 'type', params: ({ event }) => ({ phone: event.phone }) },
            { type: 'clearError', params: 'phone' },
          ],
        },
        'address.typed': {
          actions: [
            { type: 'type', params: ({ event }) => ({ address: event.address }) },
            { type: 'clearError', params: 'address' },
          ],
        },
        'title.typed': {
          actions: [
            { type: 'type', params: ({ event }) => ({ title: event.title }) },
            { type: 'clearError', params: 'title' },
          ],
        },
        'gender.chosen': {
          actions: [
            { type: 'type', params: ({ event }) => ({ gender: event.gender }) },
            { type: 'clearError', params: 'gender' },
          ],
        },
        'linkedinUrl.typed': {
          actions: [
            { type: 'type', params: ({ event }) => ({ linkedinUrl: event.linkedinUrl }) },
            { type: 'clearError', params: 'linkedinUrl' },
          ],
        },
        'form.submitted': [
          { guard: 'isInvalid', target: 'checking' },
          { target: 'saving', actions: { type: 'showErrors', params: null } },
        ],
      },
    },
    checking: {
      description: 'Something is missing. What else is wrong is found as well, so that all of it is said at once.',
      tags: 'busy',
      invoke: {
        id: 'checkDetails',
        src: 'checkDetails',
        input: ({ context }) => ({ profiles: context.profiles, details: detailsOf(context.fields) }),
        onDone: { target: 'editing', actions: { type: 'showErrors', params: ({ event }) => event.output } },
        onError: { target: 'editing', actions: { type: 'showErrors', params: null } },
      },
    },
    saving: {
      description: 'The details are being stored; the form is locked.',
      tags: 'busy',
      invoke: {
        id: 'saveDetails',
        src: 'saveDetails',
        input: ({ context }) => ({ ...context, details: detailsOf(context.fields) }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'showErrors', params: ({ event }) => event.output },
            description: 'Something is not what it is said to be: the form says what, and keeps it.',
          },
          {
            description: 'Where to go from here is the owner’s business; until then the form stays.',
            target: 'editing',
            actions: { type: 'tell', params: { type: 'userDetails.saved' } },
          },
        ],
        onError: {
          target: 'editing',
          actions: {
            type: 'tell',
            params: ({ event }) => ({ type: 'userDetails.saveFailed', message: reasonOf(event.error) }),
          },
        },
      },
    },
  },
});

export type UserDetailsActor = ActorRefFrom<typeof userDetailsMachine>;
type UserDetailsSnapshot = SnapshotFrom<typeof userDetailsMachine>;

export const selectFields = (form: UserDetailsSnapshot): DetailFields => form.context.fields;
export const selectErrors = (form: UserDetailsSnapshot): DetailErrors => form.context.errors;
export const selectIsLoading = (form: UserDetailsSnapshot): boolean => form.matches('loading');
export const selectHasFailed = (form: UserDetailsSnapshot): boolean => form.matches('failed');
export const selectIsBusy = (form: UserDetailsSnapshot): boolean => form.hasTag('busy');
/** Whether the form may not be sent without the field. */
export const selectIsRequired = (form: UserDetailsSnapshot, field: WaivableField): boolean =>
  form.context.requiredFields.includes(field);

const errorsOf = ({ fields, requiredFields }: UserDetailsContext): DetailErrors => detailErrors(fields, requiredFields);
