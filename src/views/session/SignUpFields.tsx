import { useSelector } from '@xstate/react';
import {
  type SignUpActor,
  selectEmail,
  selectFaults,
  selectPassword,
  selectPasswordAgain,
  selectWeaknesses,
} from '#machines/session/signUpMachine.ts';
import { emailFaultTexts } from '../../texts/faultTexts.ts';
import { accountTexts } from '../../texts/sessionTexts.ts';
import { Field } from '../ui/Field.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

export function SignUpFields({ signUp }: { signUp: SignUpActor }) {
  const email = useSelector(signUp, selectEmail);
  const password = useSelector(signUp, selectPassword);
  const passwordAgain = useSelector(signUp, selectPasswordAgain);
  const faults = useSelector(signUp, selectFaults);
  const weaknesses = useSelector(signUp, selectWeaknesses);
  return (
    <>
      <Field
        id="email"
        label={accountTexts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        value={email}
        error={faults.email && emailFaultTexts[faults.email]}
        onChange={(typed) => signUp.send({ type: 'email.typed', email: typed })}
      />
      <NewPasswordFields
        label={accountTexts.password}
        typed={{ password, passwordAgain }}
        faults={faults}
        weaknesses={weaknesses}
        onPassword={(typed) => signUp.send({ type: 'password.typed', password: typed })}
        onPasswordAgain={(typed) => signUp.send({ type: 'passwordAgain.typed', passwordAgain: typed })}
      />
    </>
  );
}
