import type { VisitListFault } from '#machines/recording/visitListMachine.ts';
import { whole } from './numbers.ts';

/** The visits that this browser has kept. */
export const visitTexts = {
  title: 'Visitas anteriores',
  intro:
    'Este navegador guarda los registros de sus últimas visitas hasta una semana, para que aún se pueda informar de una visita que falló. Nadie recibe uno si no se lo das tú. Cerrar la sesión borra los tuyos. De la salida solo contienen las últimas líneas de lo que terminó, y del robot nada.',
  list: 'Visitas anteriores, primero las más nuevas',
  loading: 'Se cargan las visitas anteriores',
  none: 'No hay ninguna visita anterior guardada',
  noneYet: 'Esta visita aparecerá aquí la próxima vez.',
  unlisted: 'No se pudieron leer las visitas anteriores',
  tryAgain: 'Intentar de nuevo',
  crashed: 'terminó sin despedirse',
  lasted: (milliseconds: number) => {
    const seconds = Math.round(milliseconds / 1000);
    return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  },
  events: (count: number) => (count === 1 ? '1 evento' : `${whole(count)} eventos`),
  look: 'Ver',
  lookAt: (begun: string) => `Ver la visita del ${begun}`,
  download: 'Descargar',
  downloadOf: (begun: string) => `Descargar el registro de la visita del ${begun}`,
  before: 'La visita anterior a esta',
  beforeCrashed: (begun: string, page: string) =>
    `Empezó el ${begun} y terminó en “${page}” sin despedirse: quizá falló la página o el navegador. Su registro se guardó, sin el robot y solo con las últimas líneas de lo que terminó.`,
  beforeLeft: (begun: string, page: string) =>
    `Empezó el ${begun} y terminó en “${page}”, poco antes de esta. Su registro se guardó, sin el robot y solo con las últimas líneas de lo que terminó.`,
  downloadBefore: 'Descargar el registro de esa visita',
} as const;

/** Why the visits were not listed, or a log was not read. */
export const visitFaultTexts = {
  full: 'A este navegador no le queda sitio.',
  unavailable:
    'El almacenamiento de este navegador no respondió: puede estar desactivado, como en algunas ventanas privadas.',
  gone: 'Esta visita ya no está: dejó sitio a otras más nuevas o se borró en otra pestaña.',
} as const satisfies Record<VisitListFault, string>;
