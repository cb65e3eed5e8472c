import type { EmailTexts } from './EmailTexts.ts';

export const es: EmailTexts = {
  emails: {
    signup: { subject: 'Confirma tu correo electrónico', request: 'Confirma que esta dirección es tuya:' },
    invite: { subject: 'Tienes una invitación', request: 'Acepta la invitación a Servolab:' },
    magiclink: { subject: 'Tu enlace para iniciar sesión', request: 'Inicia sesión en Servolab:' },
    recovery: { subject: 'Restablece tu contraseña', request: 'Elige una contraseña nueva:' },
    email_change_new: {
      subject: 'Confirma tu nuevo correo electrónico',
      request: 'Confirma que esta dirección es tuya:',
    },
    email_change_current: { subject: 'Confirma el cambio de tu correo electrónico', request: 'Confirma el cambio:' },
    reauthentication: { subject: 'Confirma que eres tú', request: 'Escribe este código para continuar.' },
  },
  orCode: (otp) => `O escribe el código ${otp}.`,
  code: (otp) => `Código: ${otp}`,
  ignore: 'Si no pediste esto, ignora este correo.',
};
