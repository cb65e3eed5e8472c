import { callSummaries } from './callSummaries.ts';

/** The page on which the workspace API is described. */
export const apiTexts = {
  title: 'API del espacio de trabajo',
  introduction:
    'Todo lo que el editor le pide a tu espacio de trabajo pasa por estas llamadas. También están abiertas para ti: el propio servidor las describe, y esta página muestra lo que dice.',
  access:
    'Salvo la de la sesión misma, cada llamada necesita la cookie de alguien que inició sesión, y trata solo de su propio espacio de trabajo. También necesita un perfil completo, salvo para exportar o eliminar la cuenta. Un programa que no es un navegador dice en el encabezado Origin de cada llamada que no sea GET que viene de la dirección de este sitio. Cuando algo se rechaza, el motivo está en “error” y “detail”.',
  machineReadable: 'Lo mismo, para programas:',
  loading: 'Pidiéndole al servidor sus llamadas…',
  failed: 'La descripción no llegó',
  failedAdvice: 'Revisa tu conexión e inténtalo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  calls: 'Llamadas',
  /** A call that is newer than these words is described as the server does it. */
  summaryOf: (call: string, summary: string): string => callSummaries.get(call) ?? summary,
  parameters: 'Parámetros',
  parameter: 'Parámetro',
  place: 'Dónde',
  places: { path: 'en la ruta', query: 'en la consulta', header: 'en el encabezado' },
  need: 'Obligatorio',
  yes: 'sí',
  no: 'no',
  body: 'Qué se envía (JSON Schema)',
  answer: 'Qué se responde (JSON Schema)',
  tryOut: 'Probar',
  tryOutCall: (path: string) => `Probar: ${path}`,
  asking: 'Preguntando…',
  tried: (status: number) => `El servidor respondió ${status}:`,
  untried: (why: string) => `No se pudo hacer la llamada: ${why}`,
  signIn: 'Inicia sesión para probarla.',
  completeProfile: 'Completa tu perfil para probarla.',
} as const;
