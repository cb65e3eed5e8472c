import type { newPasswordMachine } from '#machines/session/newPasswordMachine.ts';
import { NewPasswordPage } from '#src/views/session/NewPasswordPage.tsx';
import { fills, presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { newPasswordSights } from './newPasswordSights.ts';

const isEditing = ({ value }: { value: unknown }) => value === 'editing';

export const newPasswordView = viewOf<typeof newPasswordMachine>({
  show: (form) => <NewPasswordPage form={form} email="ada@example.com" />,
  deeds: {
    'password.typed': fills('New password', ({ password }) => password, isEditing, 'password'),
    'passwordAgain.typed': fills('Confirm password', ({ passwordAgain }) => passwordAgain, isEditing, 'password'),
    'form.submitted': presses(({ value }) => (value === 'editing' ? 'Save password' : 'Saving…'), isEditing),
  },
  sights: ({ value, context }) => ({
    ...newPasswordSights('New password', context),
    'button: Save password': value === 'editing',
    'button: Saving…': value !== 'editing' && 'busy',
  }),
});
