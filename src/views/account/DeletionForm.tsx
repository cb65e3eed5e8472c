import { useSelector } from '@xstate/react';
import {
  type AccountDeletionActor,
  selectEmail,
  selectErrors,
  selectIsDeleting,
  selectNeedsPassword,
  selectPassword,
  selectTrouble,
} from '#machines/session/accountDeletionSelectors.ts';
import { reasonText } from '../../texts/reasonText.ts';
import { Field } from '../ui/Field.tsx';
import { Form } from '../ui/Form.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useTexts } from '../useTexts.ts';

/** Who wants their account deleted, and why it is still there. */
export function DeletionForm({ id, deletion }: { id: string; deletion: AccountDeletionActor }) {
  const { accountDeletionTexts, accountTexts, emailErrorTexts, passwordErrorTexts } = useTexts();
  const email = useSelector(deletion, selectEmail);
  const password = useSelector(deletion, selectPassword);
  const errors = useSelector(deletion, selectErrors);
  const isDeleting = useSelector(deletion, selectIsDeleting);
  const needsPassword = useSelector(deletion, selectNeedsPassword);
  return (
    <Form id={id} className="mt-5" onSubmit={() => deletion.send({ type: 'form.submitted' })}>
      <p className="mb-3">{accountDeletionTexts.confirm}</p>
      <Field
        id="deletion-email"
        label={accountTexts.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        isReadOnly={isDeleting}
        value={email}
        error={errors.email && emailErrorTexts[errors.email]}
        onChange={(typed) => deletion.send({ type: 'email.typed', email: typed })}
      />
      <PasswordField
        id="deletion-password"
        label={accountTexts.password}
        showLabel={accountTexts.showPassword}
        hideLabel={accountTexts.hidePassword}
        autoComplete="current-password"
        isReadOnly={isDeleting}
        value={password}
        hint={needsPassword ? undefined : accountDeletionTexts.optionalPassword}
        error={errors.password && passwordErrorTexts[errors.password]}
        onChange={(typed) => deletion.send({ type: 'password.typed', password: typed })}
      />
      <Trouble deletion={deletion} />
    </Form>
  );
}

function Trouble({ deletion }: { deletion: AccountDeletionActor }) {
  const texts = useTexts();
  const { accountDeletionTexts } = texts;
  const trouble = useSelector(deletion, selectTrouble);
  if (trouble === null) return null;
  return (
    <p role="alert" className="mt-3 text-sm text-bad [overflow-wrap:anywhere]">
      {trouble.why === null
        ? accountDeletionTexts.unanswered
        : accountDeletionTexts.refused(reasonText(texts, trouble.why))}
    </p>
  );
}
