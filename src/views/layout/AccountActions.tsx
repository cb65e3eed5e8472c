import { useSelector } from '@xstate/react';
import { type AppActor, selectLosesWork, selectUser } from '#machines/app/appSelectors.ts';
import { siteTexts } from '../../texts/siteTexts.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { hasPage } from './hasPage.ts';

/** "Sign In" for a visitor; the way to the profile and out for a learner. */
export function AccountActions({ app }: { app: AppActor }) {
  const user = useSelector(app, selectUser);
  if (user === null) {
    return (
      <ButtonLink to="/auth/signin" variant="primary">
        {siteTexts.signIn}
      </ButtonLink>
    );
  }
  return (
    <>
      {hasPage('/profile') ? <ButtonLink to="/profile">{siteTexts.myProfile}</ButtonLink> : null}
      <Button
        variant="quiet"
        icon="i-lucide-log-out"
        onPress={() => app.send({ type: 'signOut.requested', losesWork: selectLosesWork(app.getSnapshot()) })}
      >
        {siteTexts.signOut}
      </Button>
    </>
  );
}
