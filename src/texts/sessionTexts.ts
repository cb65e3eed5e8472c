import type { EmailFault } from '#machines/session/emailFault.ts';
import type { NewPasswordFaults } from '#machines/session/newPassword.ts';
import type { DetailFaults } from '#machines/session/detailFields.ts';
import type { WeakPasswordReason } from '#machines/ports/authPort.ts';
import { type GENDERS, PASSWORD_MIN_LENGTH } from '#contract/limits.ts';

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

/** What is wrong with an address. */
export const emailFaultTexts = {
  required: 'Email is required',
  invalid: 'Email is invalid',
} as const satisfies Record<EmailFault, string>;

/** What is wrong with a password that is typed or chosen. */
export const passwordFaultTexts = {
  required: 'Password is required',
  short: `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
} as const satisfies Record<NonNullable<NewPasswordFaults['password']>, string>;

export const passwordAgainFaultTexts = {
  different: 'Passwords do not match',
} as const satisfies Record<NonNullable<NewPasswordFaults['passwordAgain']>, string>;

/** Why the authentication service finds a password weak. */
export const weaknessTexts = {
  length: 'It is too short.',
  characters: 'It needs other kinds of characters too.',
  pwned: 'It is known from a data breach: choose another one.',
} as const satisfies Record<WeakPasswordReason, string>;

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
