import { useSelector } from '@xstate/react';
import {
  type SignUpActor,
  selectEmail,
  selectErrors,
  selectPassword,
  selectPasswordAgain,
  selectPasswordLength,
  selectWeaknesses,
} from '#machines/session/signUpMachine.ts';
import { useTexts } from '../useTexts.ts';
import { EmailField } from './EmailField.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

export function SignUpFields({ signUp }: { signUp: SignUpActor }) {
  const { accountTexts } = useTexts();
  const email = useSelector(signUp, selectEmail);
  const password = useSelector(signUp, selectPassword);
  const passwordAgain = useSelector(signUp, selectPasswordAgain);
  const errors = useSelector(signUp, selectErrors);
  const weaknesses = useSelector(signUp, selectWeaknesses);
  const passwordLength = useSelector(signUp, selectPasswordLength);
  return (
    <>
      <EmailField
        value={email}
        error={errors.email}
        onChange={(typed) => signUp.send({ type: 'email.typed', email: typed })}
      />
      <NewPasswordFields
        label={accountTexts.password}
        typed={{ password, passwordAgain }}
        errors={errors}
        weaknesses={weaknesses}
        passwordLength={passwordLength}
        onPassword={(typed) => signUp.send({ type: 'password.typed', password: typed })}
        onPasswordAgain={(typed) => signUp.send({ type: 'passwordAgain.typed', passwordAgain: typed })}
      />
    </>
  );
}
