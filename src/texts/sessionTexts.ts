import type { Fault } from '#machines/session/credentials.ts';
import type { DetailFaults } from '#machines/session/detailFields.ts';
import type { Credentials } from '#machines/ports/authPort.ts';
import type { GENDERS } from '#contract/limits.ts';

export const signInTexts = {
  title: 'Welcome back',
  introduction: 'Sign in to continue where your robot is waiting.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign In',
  submitting: 'Signing in…',
} as const;

/** What is wrong with a field of a sign-in form. */
export const credentialFaultTexts = {
  email: { required: 'Email is required', invalid: 'Email is invalid' },
  password: { required: 'Password is required', invalid: 'Password is required' },
} as const satisfies Record<keyof Credentials, Record<Fault, string>>;

export const userDetailsTexts = {
  title: 'Complete Your Profile',
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

export const detailFaultTexts = {
  phone: 'Phone number is required',
  title: 'Title is required',
  gender: 'Gender is required',
} as const satisfies Record<keyof DetailFaults, string>;

export const genderNames = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
} as const satisfies Record<(typeof GENDERS)[number], string>;
