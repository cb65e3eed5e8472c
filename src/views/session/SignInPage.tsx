import { useSelector } from '@xstate/react';
import {
  type SignInActor,
  selectEmail,
  selectFaults,
  selectIsBusy,
  selectPassword,
} from '#machines/session/signInMachine.ts';
import { emailFaultTexts, passwordFaultTexts, signInTexts } from '../../texts/sessionTexts.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { FormCard } from './FormCard.tsx';

/** Where a learner says who they are. */
export function SignInPage({ signIn }: { signIn: SignInActor }) {
  const email = useSelector(signIn, selectEmail);
  const password = useSelector(signIn, selectPassword);
  const faults = useSelector(signIn, selectFaults);
  const isBusy = useSelector(signIn, selectIsBusy);
  return (
    <FormCard
      title={signInTexts.title}
      introduction={signInTexts.introduction}
      onSubmit={() => signIn.send({ type: 'form.submitted' })}
    >
      <Field
        id="email"
        label={signInTexts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        value={email}
        error={faults.email && emailFaultTexts[faults.email]}
        onChange={(typed) => signIn.send({ type: 'email.typed', email: typed })}
      />
      <PasswordField
        id="password"
        label={signInTexts.password}
        showLabel={signInTexts.showPassword}
        hideLabel={signInTexts.hidePassword}
        autoComplete="current-password"
        className="mt-2"
        value={password}
        error={faults.password && passwordFaultTexts[faults.password]}
        onChange={(typed) => signIn.send({ type: 'password.typed', password: typed })}
      />
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy} className="mt-3 w-full">
        {isBusy ? signInTexts.submitting : signInTexts.submit}
      </Button>
    </FormCard>
  );
}
