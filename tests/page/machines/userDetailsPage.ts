import { type Page, expect } from 'playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { WAIVABLE_FIELDS } from '#contract/limits.ts';
import { readToast } from '../../../e2e/toasts.ts';
import { answers, breaks } from '../../models/engine/systemEvents.ts';
import { userDetailsModel } from '../../models/userDetailsModel.ts';
import { broken, rows } from '../border/answers.ts';
import { expectFieldError, expectSubmit, sentEmpty } from '../engine/formPage.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf } from '../engine/workspacePage.ts';

const textOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const genderOf = (page: Page) => page.getByRole('combobox', { name: 'Gender', exact: true });

export const userDetailsPage: PageModel = {
  name: 'userDetails',
  model: sentEmpty(userDetailsModel),
  async open(visit) {
    const { questions } = visit.border;
    // Something else is still missing whenever the details are stored, so that the form stays.
    questions.setDefault('user_ssp_isverified', () => rows('user_ssp_isverified', []));
    questions.hold('get_user_details', 'upsert_user_details');
    await visit.remember();
    await visit.goto('/auth/userDetails');
  },
  // What a site asks for is settled before a page loads, and what the walk types is not refused.
  isPossible: (state, event) =>
    isOther(state, event) &&
    event.output?.requiredFields?.length !== 0 &&
    event.type !== 'xstate.error.actor.checkDetails' &&
    !isRefused(event),
  deeds: {
    async 'phone.typed'({ page }, { phone }) {
      await textOf(page, 'Phone number').fill(phone);
    },
    async 'address.typed'({ page }, { address }) {
      await textOf(page, 'Address').fill(address);
    },
    async 'title.typed'({ page }, { title }) {
      await textOf(page, 'Title').fill(title);
    },
    async 'gender.chosen'({ page }, { gender }) {
      await genderOf(page).selectOption(gender);
    },
    async 'linkedinUrl.typed'({ page }, { linkedinUrl }) {
      await textOf(page, 'LinkedIn URL').fill(linkedinUrl);
    },
    async 'form.submitted'({ page }) {
      await buttonOf(page, 'Submit').click();
    },
    async 'retry.requested'({ page }) {
      await buttonOf(page, 'Try again').click();
    },
    async 'xstate.done.actor.loadDetails'({ border }, { output }) {
      const found = output.details === null ? [] : [output.details];
      await border.questions.answer('get_user_details', rows('get_user_details', found));
    },
    async 'xstate.error.actor.loadDetails'({ page, border }) {
      await border.questions.answer('get_user_details', broken('the database is away'));
      await readToast(page, 'Failed to load user data.');
    },
    // The browser checks by itself, at once.
    'xstate.done.actor.checkDetails': () => Promise.resolve(),
    async 'xstate.done.actor.saveDetails'({ page, border }) {
      await border.questions.answer('upsert_user_details', rows('upsert_user_details', null));
      await readToast(page, 'Thank You for updating User Profile!!');
    },
    async 'xstate.error.actor.saveDetails'({ page, border }) {
      await border.questions.answer('upsert_user_details', broken('the disk is full'));
      await readToast(page, 'the disk is full');
    },
  },
  async shows({ page }, state) {
    if (state.matches('loading')) return expect(page.getByLabel('Loading your details…')).toBeVisible();
    if (state.matches('failed')) return expect(buttonOf(page, 'Try again')).toBeVisible();
    if (state.matches('checking')) return;
    const { fields, errors } = state.context;
    await expect(textOf(page, 'Phone number')).toHaveValue(fields.phone);
    await expect(textOf(page, 'Title')).toHaveValue(fields.title);
    await expect(genderOf(page)).toHaveValue(fields.gender);
    await expect(textOf(page, 'Address')).toHaveValue(fields.address);
    await expect(textOf(page, 'LinkedIn URL')).toHaveValue(fields.linkedinUrl);
    await expectFieldError(page, 'Phone number is required', errors.phone !== undefined);
    await expectFieldError(page, 'Title is required', errors.title !== undefined);
    await expectFieldError(page, 'Gender is required', errors.gender !== undefined);
    await expectSubmit(page, state.matches('saving'), ['Submit', 'Saving…']);
  },
};

/** The same for somebody who is known already, and only changes something. */
export const knownUserDetailsPage: PageModel = {
  ...userDetailsPage,
  name: 'userDetails, of a learner who is known',
  async open(visit) {
    visit.border.questions.hold('get_user_details', 'upsert_user_details');
    await visit.remember();
    await visit.goto('/auth/userDetails');
  },
  isPossible: (_, { type, output }) =>
    !isRefused({ type, output }) &&
    output?.details !== null &&
    output?.requiredFields?.length !== 0 &&
    (type === 'form.submitted' || type.startsWith('xstate.done')),
  deeds: {
    ...userDetailsPage.deeds,
    async 'xstate.done.actor.saveDetails'({ page, border }) {
      await border.questions.answer('upsert_user_details', rows('upsert_user_details', null));
      await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
    },
  },
  async shows(visit, state) {
    // The form is there before it is sent, and gone once it is stored.
    if (!state.matches('editing')) await userDetailsPage.shows(visit, state);
  },
};

/** One that changes a link into something that is none. Nobody is asked: the page itself sees that. */
export const refusedUserDetailsPage: PageModel = {
  ...knownUserDetailsPage,
  name: 'userDetails, with a link that is none',
  model: {
    ...userDetailsModel,
    events: [
      ...userDetailsModel.events.filter(({ type }) => type.startsWith('xstate.done.actor.loadDetails')),
      { type: 'linkedinUrl.typed', linkedinUrl: 'ada' },
      { type: 'form.submitted' },
      answers('saveDetails', { linkedinUrl: 'noLink' }),
    ],
    known: ({ fields, errors }) => ({ isNone: fields.linkedinUrl === 'ada', errors }),
  },
  isPossible: ({ context: { fields } }, { type, output }) =>
    type === 'form.submitted'
      ? fields.linkedinUrl === 'ada'
      : type !== 'xstate.done.actor.loadDetails' || (output.details !== null && output.requiredFields.length > 0),
  deeds: { ...userDetailsPage.deeds, async 'xstate.done.actor.saveDetails'() {} },
  async shows({ page }, state) {
    if (!state.matches('editing')) return;
    await expect(textOf(page, 'LinkedIn URL')).toHaveValue(state.context.fields.linkedinUrl);
    await expectFieldError(
      page,
      'A link begins with https://, as in https://www.linkedin.com/in/your-name.',
      state.context.errors.linkedinUrl !== undefined,
    );
  },
};

/** Of somebody whose browser could not fetch the numbering plans: a number cannot be checked, and what is missing is said all the same. */
export const partlessUserDetailsPage: PageModel = {
  ...userDetailsPage,
  name: 'userDetails, part of the site missing',
  mayThrow: true,
  model: {
    ...userDetailsModel,
    events: [
      answers('loadDetails', { details: null, requiredFields: WAIVABLE_FIELDS }),
      { type: 'phone.typed', phone: '+1 202 555 0100' },
      { type: 'form.submitted' },
      breaks('checkDetails'),
    ],
  },
  async open(visit) {
    visit.border.missing = /readPhone/;
    await userDetailsPage.open(visit);
  },
  isPossible: (state, event) => isOther(state, event) && (event.type !== 'form.submitted' || hasPhone(state)),
  deeds: { ...userDetailsPage.deeds, async 'xstate.error.actor.checkDetails'() {} },
};

const hasPhone = ({ context }: AnyMachineSnapshot): boolean => context.fields.phone !== '';

const isRefused = ({ output }: AnyEventObject): boolean => output?.phone === 'noCountry';

/** A browser tells nothing when a field is filled with what stands in it. */
function isOther({ context }: AnyMachineSnapshot, { type, ...typed }: AnyEventObject): boolean {
  return (
    !/\.(typed|chosen)$/.test(type) || Object.entries(typed).every(([name, value]) => context.fields[name] !== value)
  );
}
