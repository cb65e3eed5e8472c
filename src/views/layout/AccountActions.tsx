import LogOutIcon from '~icons/lucide/log-out';
import { useSelector } from '@xstate/react';
import { type AppActor, selectLosesWork, selectPath, selectUser } from '#machines/app/appSelectors.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useFirstTexts } from '../useTexts.ts';
import { hasPage } from './hasPage.ts';
import { leadsTo } from './leadsTo.ts';

interface AccountActionsProps {
  app: AppActor;
  /** The id of the menu that they stand in, if any: it closes on the way out. */
  menu?: string;
}

/** "Sign In" for a visitor; the way to the profile and out for a learner. */
export function AccountActions({ app, menu }: AccountActionsProps) {
  const { siteTexts } = useFirstTexts();
  const user = useSelector(app, selectUser);
  const path = useSelector(app, selectPath);
  if (user === null) {
    return (
      <ButtonLink to="/auth/signin" variant="primary" className="max-md:h-11">
        {siteTexts.signIn}
      </ButtonLink>
    );
  }
  return (
    <>
      {hasPage('/profile') ? (
        <ButtonLink to="/profile" isCurrent={leadsTo(path, '/profile')} className="max-md:h-11">
          {siteTexts.myProfile}
        </ButtonLink>
      ) : null}
      <Button
        variant="quiet"
        icon={LogOutIcon}
        className="max-md:h-11"
        closes={menu}
        onPress={() => app.send({ type: 'signOut.requested', losesWork: selectLosesWork(app.getSnapshot()) })}
      >
        <span className={menu === undefined ? 'md:max-lg:sr-only' : ''}>{siteTexts.signOut}</span>
      </Button>
    </>
  );
}
