import type { GENDERS } from '#contract/limits.ts';
import type { DetailErrors, DetailFields } from '#machines/session/detailFields.ts';

export const userDetailsTexts = {
  title: 'Complete Your Profile',
  editTitle: 'Edit Your Profile',
  introduction:
    'With a complete profile the challenges open. A star marks what this site asks for. No other learner can read it.',
  phone: 'Phone number',
  address: 'Address',
  optional: '(optional)',
  jobTitle: 'Title',
  gender: 'Gender',
  chooseGender: 'Choose…',
  linkedinUrl: 'LinkedIn URL',
  submit: 'Submit',
  submitting: 'Saving…',
  loading: 'Loading your details…',
  failed: 'Failed to load user data.',
  tryAgain: 'Try again',
} as const;

/** What becomes of each field; none of them does anything else. */
export const detailPurposes = {
  phone: 'Kept for whoever runs this site.',
  title: 'Shown on your profile: student, teacher …',
  gender: 'Kept for whoever runs this site.',
  linkedinUrl: 'Kept for whoever runs this site.',
  address: 'Kept for whoever runs this site.',
} as const satisfies Record<keyof DetailFields, string>;

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
