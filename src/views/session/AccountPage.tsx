import { useSelector } from '@xstate/react';
import { type AccountActor, selectSignIn, selectUserDetails } from '#machines/session/accountSelectors.ts';
import { SignInPage } from './SignInPage.tsx';
import { UserDetailsPage } from './UserDetailsPage.tsx';

/** One of the pages by which somebody becomes known. */
export function AccountPage({ account }: { account: AccountActor }) {
  const signIn = useSelector(account, selectSignIn);
  const userDetails = useSelector(account, selectUserDetails);
  if (signIn) return <SignInPage signIn={signIn} />;
  if (userDetails) return <UserDetailsPage userDetails={userDetails} />;
  return null;
}
