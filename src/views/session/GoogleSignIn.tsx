import { useSelector } from '@xstate/react';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import { type GoogleSignInActor, selectIsLeaving } from '#machines/session/googleSignInMachine.ts';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../useTexts.ts';
import { GoogleMark } from './GoogleMark.tsx';

interface GoogleSignInProps {
  google: GoogleSignInActor;
  /** Who answers for Google. */
  provider: RuntimeConfig['google'];
}

/** The way in through Google, below a form; nothing where it leads nowhere. */
export function GoogleSignIn({ google, provider }: GoogleSignInProps) {
  const { googleTexts } = useTexts();
  const isLeaving = useSelector(google, selectIsLeaving);
  if (provider === 'none') return null;
  return (
    <>
      <p className="my-4 flex items-center gap-3 text-sm text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line before:content-[''] after:content-['']">
        {googleTexts.or}
      </p>
      <Button
        size="lg"
        className="h-auto! min-h-12 w-full py-1.5 whitespace-normal!"
        isBusy={isLeaving}
        onPress={() => google.send({ type: 'google.requested' })}
      >
        {isLeaving ? null : <GoogleMark />}
        {isLeaving ? googleTexts.leaving : googleTexts.submit}
      </Button>
      {provider === 'sample' ? (
        <p className="mt-2 text-center text-sm text-faint text-balance">{googleTexts.sample}</p>
      ) : null}
    </>
  );
}
