import type { GENDERS } from '#contract/limits.ts';
import type { DetailErrors } from '#machines/session/detailFields.ts';

export const userDetailsTexts = {
  title: 'Complete Your Profile',
  editTitle: 'Edit Your Profile',
  introduction: 'A few words about you, so that your workspace can be prepared.',
  phone: 'Phone number',
  address: 'Address',
  optional: 'Optional',
  jobTitle: 'Title',
  jobTitleHint: 'What you do: student, teacher, engineer …',
  gender: 'Gender',
  chooseGender: 'Choose…',
  linkedinUrl: 'LinkedIn URL',
  submit: 'Submit',
  submitting: 'Saving…',
  loading: 'Loading your details…',
  failed: 'Failed to load user data.',
  tryAgain: 'Try again',
} as const;

export const detailErrorTexts = {
  phone: 'Phone number is required',
  title: 'Title is required',
  gender: 'Gender is required',
} as const satisfies Record<keyof DetailErrors, string>;

export const genderNames = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
} as const satisfies Record<(typeof GENDERS)[number], string>;
