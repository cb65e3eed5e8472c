import { useTexts } from '../useTexts.ts';
import { AccountCard } from './AccountCard.tsx';
import { AccountLink } from './AccountLink.tsx';

/** Stands where an email would lead on, on a server whose emails nobody can read. */
export function NoEmailCard() {
  const { accountTexts, noEmailTexts } = useTexts();
  return (
    <AccountCard errand="wall" title={noEmailTexts.title} introduction={<p>{noEmailTexts.advice}</p>}>
      <AccountLink to="/auth/signin">{accountTexts.backToSignIn}</AccountLink>
    </AccountCard>
  );
}
