/** The events of the account pages, and their reports. */
import type { Notice } from '../site/notice.ts';
import type { PageName } from '../site/pages.ts';
import type { Owner } from '../owner.ts';
import type { AuthPort } from '../ports/authPort.ts';
import type { ProfilePort } from '../ports/profilePort.ts';
import type { CallbackReport } from './callbackMachine.ts';
import type { ForgotPasswordReport } from './forgotPasswordMachine.ts';
import type { GoogleSignInReport } from './googleSignInMachine.ts';
import type { NewPasswordReport } from './newPasswordMachine.ts';
import type { SignInReport } from './signInMachine.ts';
import type { SignUpReport } from './signUpMachine.ts';
import type { UserDetailsReport } from './userDetailsMachine.ts';
import type { VerifyEmailReport } from './verifyEmailMachine.ts';

export interface AccountInput {
  auth: AuthPort;
  profiles: ProfilePort;
  page: PageName;
  /** The path that the visitor was going to, if any. */
  returnTo: string | null;
  /** The address that an email went to; empty when none is named. */
  email: string;
  /** Empty when nobody is signed in. */
  userId: string;
  /** Whether their profile was complete when the page was opened. */
  isVerified: boolean;
  owner: Owner<AccountReport>;
}

export type AccountEvent =
  | SignInReport
  | SignUpReport
  | GoogleSignInReport
  | VerifyEmailReport
  | CallbackReport
  | ForgotPasswordReport
  | NewPasswordReport
  | UserDetailsReport;

export type AccountReport =
  /** A form was sent: the session may change before its answer comes. */
  | { type: 'account.submitted' }
  /** The answer to a form that was sent, or what happened beside it. */
  | { type: 'account.noticed'; notice: Notice }
  /** A page is done, and this is where it leads. */
  | { type: 'account.left'; path: string }
  /** A newcomer completed their profile: whether that is enough is the session's business. */
  | { type: 'account.detailsSaved' };
