export const driveTexts = {
  drive: 'Conducir a mano',
  taking: 'Tomando el control del robot…',
  manual:
    'Tú conduces: mantén pulsada una tecla de flecha, W, A, S o D, o un botón del mando. Las flechas vuelven a mover la cámara cuando dejas de conducir a mano (Escape).',
  contested:
    'También un programa da órdenes al robot: hace lo último que se le dijo. Detén el programa para conducirlo tú solo.',
  refused: (why: string) => `No se puede conducir el robot a mano: ${why}`,
  pad: 'Conducir el robot',
} as const;

/** The buttons of the pad, by the ways that they drive. */
export const padTexts = {
  'ahead left': 'Adelante hacia la izquierda',
  ahead: 'Adelante',
  'ahead right': 'Adelante hacia la derecha',
  left: 'Girar a la izquierda',
  right: 'Girar a la derecha',
  'back left': 'Atrás, girando a la izquierda',
  back: 'Atrás',
  'back right': 'Atrás, girando a la derecha',
} as const;
