import type { GENDERS } from '#contract/limits.ts';
import type { DetailErrors, DetailFields } from '#machines/session/detailFields.ts';

/** Words for each thing that can be wrong with each field. */
type DetailErrorTexts = { [Field in keyof DetailFields]-?: Record<NonNullable<DetailErrors[Field]>, string> };

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
  wayOut: 'You would rather not have an account after all?',
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
  phone: {
    required: 'Phone number is required',
    noCountry: 'Begin with + and the code of the country, as in +34 612 34 56 78.',
    tooShort: 'This number is too short. Digits seem to be missing.',
    tooLong: 'This number is too long for its country.',
    noNumber: 'This is not a phone number. Write it as +34 612 34 56 78.',
  },
  title: { required: 'Title is required', tooLong: 'Keep the title within 200 characters.' },
  gender: { required: 'Gender is required' },
  address: {
    noAddress: 'This does not look like an address. Write street, number and town.',
    tooLong: 'Keep the address within 500 characters.',
  },
  linkedinUrl: {
    noLink: 'A link begins with https://, as in https://www.linkedin.com/in/your-name.',
    tooLong: 'Keep the link within 500 characters.',
  },
} as const satisfies DetailErrorTexts;

export const genderNames = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
} as const satisfies Record<(typeof GENDERS)[number], string>;
