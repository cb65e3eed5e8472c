import { useSelector } from '@xstate/react';
import {
  type NewPasswordActor,
  selectErrors,
  selectIsBusy,
  selectPassword,
  selectPasswordAgain,
  selectPasswordLength,
  selectWeaknesses,
} from '#machines/session/newPasswordMachine.ts';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../useTexts.ts';
import { FormCard } from './FormCard.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

interface NewPasswordPageProps {
  form: NewPasswordActor;
  /** Whose password it is; null while that is not known. */
  email: string | null;
}

/** Where a learner chooses a new password. */
export function NewPasswordPage({ form, email }: NewPasswordPageProps) {
  const { newPasswordTexts } = useTexts();
  const password = useSelector(form, selectPassword);
  const passwordAgain = useSelector(form, selectPasswordAgain);
  const errors = useSelector(form, selectErrors);
  const weaknesses = useSelector(form, selectWeaknesses);
  const passwordLength = useSelector(form, selectPasswordLength);
  const isBusy = useSelector(form, selectIsBusy);
  return (
    <FormCard
      errand="lock"
      title={newPasswordTexts.title}
      introduction={newPasswordTexts.introduction}
      onSubmit={() => form.send({ type: 'form.submitted' })}
    >
      <AccountOfPassword email={email} />
      <NewPasswordFields
        label={newPasswordTexts.password}
        typed={{ password, passwordAgain }}
        errors={errors}
        weaknesses={weaknesses}
        passwordLength={passwordLength}
        isReadOnly={isBusy}
        onPassword={(typed) => form.send({ type: 'password.typed', password: typed })}
        onPasswordAgain={(typed) => form.send({ type: 'passwordAgain.typed', passwordAgain: typed })}
      />
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy} className="mt-2 w-full">
        {isBusy ? newPasswordTexts.submitting : newPasswordTexts.submit}
      </Button>
    </FormCard>
  );
}

/** Says to a password manager, and to nobody else, which of the passwords that it keeps is replaced. */
function AccountOfPassword({ email }: Pick<NewPasswordPageProps, 'email'>) {
  return email === null ? null : <input hidden readOnly name="email" autoComplete="username" value={email} />;
}
