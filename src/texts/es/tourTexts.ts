import type { TourStep } from '#machines/workspace/tourMachine.ts';

/** The tour of the first visit. */
export const tourTexts = {
  take: 'Hacer el recorrido guiado',
  shown: 'Está en la pantalla, o hay otra cosa en ella',
  label: 'Recorrido guiado del espacio de trabajo',
  step: (number: number, count: number) => `Paso ${number} de ${count}`,
  next: 'Siguiente',
  done: 'Listo',
  skip: 'Saltar el recorrido',
} as const;

/** What each step is about. */
export const tourStepTexts = {
  writing: {
    title: 'Escribe',
    about: 'Aquí se escribe tu programa. El problema, a su lado, dice qué tiene que hacer el robot.',
  },
  starting: {
    title: 'Inicia',
    about:
      'Este botón guarda y compila lo que escribiste, y lo inicia en el robot. Mientras funciona, el mismo botón lo detiene.',
  },
  watching: {
    title: 'Observa',
    about: 'Aquí aparece lo que imprime tu programa. Cómo se mueve el robot se ve en Robot.',
  },
} as const satisfies Record<TourStep, { title: string; about: string }>;
