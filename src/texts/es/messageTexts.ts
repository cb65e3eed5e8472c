import type { MessageErrors } from '#machines/pages/messageFormMachine.ts';
import type { MessageKind } from '#machines/ports/messagePort.ts';
import { counted } from './numbers.ts';

const measured = ([one, more]: readonly [string, string], count: number) =>
  `${count === 1 ? one : more} ${counted(count, 'carácter', 'caracteres')}`;

/** The forms by which somebody writes to whoever runs the site. */
export const messageTexts = {
  userName: 'Tu nombre',
  optional: 'Opcional',
  email: 'Correo electrónico',
  message: 'Mensaje',
  length: (left: number) => (left < 0 ? measured(['Sobra', 'Sobran'], -left) : measured(['Queda', 'Quedan'], left)),
  submitting: 'Enviando…',
  failed: (why: string) => `Tu mensaje no se envió: ${why}`,
  unanswered: (why: string) => `No se sabe si tu mensaje ha llegado: ${why}`,
  kept: 'No se ha perdido nada de él. Inténtalo de nuevo en un momento: llegará una sola vez.',
  sent: 'Gracias. Tu mensaje llegó.',
  another: 'Escribir otro',
  orEmail: 'También puedes escribir a',
} as const;

/** What each of the two forms is for. */
export const messageKindTexts = {
  contact: {
    title: 'Contacto',
    introduction: 'Escríbele a quien administra este sitio. La respuesta llega a tu correo.',
    emailHint: 'A dónde va la respuesta',
    submit: 'Enviar el mensaje',
    sentAdvice: 'Quedó guardado para quien administra este sitio. La respuesta llega al correo que diste.',
  },
  feedback: {
    title: 'Comentarios',
    introduction: '¿Qué te costó entender? ¿Qué falta, qué falla, qué estuvo bien? Basta con una frase.',
    emailHint: 'Solo si quieres una respuesta',
    submit: 'Enviar los comentarios',
    sentAdvice: 'Quedó guardado para quien administra este sitio, y se leerá.',
  },
} as const satisfies Record<MessageKind, Record<string, string>>;

export const messageErrorTexts = {
  required: 'El mensaje es obligatorio',
  tooLong: 'El mensaje es demasiado largo',
} as const satisfies Record<NonNullable<MessageErrors['message']>, string>;
