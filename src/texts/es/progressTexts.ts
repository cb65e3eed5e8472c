import { REGION, decimal } from './numbers.ts';

const percent = new Intl.NumberFormat(REGION, {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const day = new Intl.DateTimeFormat(REGION, { day: 'numeric', month: 'short', year: 'numeric' });

/** How far a learner has come: on the dashboard, the profile and the cards of challenges. Dates are ISO 8601. */
export const progressTexts = {
  failed: 'No se pudieron cargar los datos del perfil',
  failedAdvice: 'Tu progreso no llegó. No se ha perdido nada de él: inténtalo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  loading: 'Cargando tu progreso…',
  inProgress: 'En curso',
  solved: 'Resuelto',
  solvedIn: (seconds: number) => `Resuelto en ${seconds} s`,
  completed: (solved: number, all: number) => `Desafíos completados ${solved}/${all}`,
  share: (share: number) => percent.format(share),
  seconds: (seconds: number) => `${decimal(seconds, 0, 2)} s`,
  days: (days: number) => (days === 1 ? '1 día' : `${days} días`),
  on: (date: string) => day.format(new Date(date)),
  verdicts: 'Tus últimos veredictos',
  unjudged: 'Entregado',
  unsolved: (passed: number, all: number) => `Aún sin resolver: pasó ${passed} de ${all} comprobaciones`,
} as const;
