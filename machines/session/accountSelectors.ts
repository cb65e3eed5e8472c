/** The only way a view looks inside the account pages. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { accountMachine } from './accountMachine.ts';
import type { CallbackActor } from './callbackMachine.ts';
import type { ForgotPasswordActor } from './forgotPasswordMachine.ts';
import type { GoogleSignInActor } from './googleSignInMachine.ts';
import type { NewPasswordActor } from './newPasswordMachine.ts';
import type { SignInActor } from './signInMachine.ts';
import type { SignUpActor } from './signUpMachine.ts';
import type { UserDetailsActor } from './userDetailsMachine.ts';
import type { VerifyEmailActor } from './verifyEmailMachine.ts';

export type AccountActor = ActorRefFrom<typeof accountMachine>;
type AccountSnapshot = SnapshotFrom<typeof accountMachine>;

/** The path that the visitor was going to, if any. */
export const selectReturnTo = (account: AccountSnapshot): string | null => account.context.returnTo;

/** Whether the profile was complete when the page was opened. */
export const selectIsComplete = (account: AccountSnapshot): boolean => account.context.isVerified;

export const selectSignIn = (account: AccountSnapshot): SignInActor | undefined => account.children.signIn;
export const selectSignUp = (account: AccountSnapshot): SignUpActor | undefined => account.children.signUp;
export const selectGoogleSignIn = (account: AccountSnapshot): GoogleSignInActor | undefined =>
  account.children.googleSignIn;
export const selectVerifyEmail = (account: AccountSnapshot): VerifyEmailActor | undefined =>
  account.children.verifyEmail;
export const selectCallback = (account: AccountSnapshot): CallbackActor | undefined => account.children.callback;
export const selectForgotPassword = (account: AccountSnapshot): ForgotPasswordActor | undefined =>
  account.children.forgotPassword;
export const selectNewPassword = (account: AccountSnapshot): NewPasswordActor | undefined =>
  account.children.newPassword;
export const selectUserDetails = (account: AccountSnapshot): UserDetailsActor | undefined =>
  account.children.userDetails;
