import type { Camera, Layer } from '#machines/workspace/robotDisplay.ts';
import type { RobotRequest } from '#machines/workspace/robotViewMachine.ts';
import type { RobotViewState } from '#machines/workspace/robotViewSelectors.ts';

export const robotTexts = {
  map: 'El mundo del robot, visto desde arriba',
  scene:
    'El mundo del robot en 3D. Las flechas mueven la vista y, con Shift, la giran; más y menos la acercan y alejan, Inicio (Home) la devuelve a su lugar.',
  display: 'Cámara y capas',
  drawing: 'Dibujo',
  inSpace: '3D',
  onMap: 'Mapa',
  camera: 'Cámara',
  layers: 'Capas',
  sceneMissing: 'Este navegador no puede dibujar el robot en 3D: en su lugar está el mapa.',
  place: (x: string, y: string) => `Ese lugar está en x ${x} m, y ${y} m.`,
  placeCopied: (x: string, y: string) => `Ese lugar está en x ${x} m, y ${y} m (copiado).`,
  collided: (times: number, x: string, y: string) =>
    times === 1
      ? `Chocó con algo en x ${x} m, y ${y} m.`
      : `Chocó con algo ${times} veces, la última en x ${x} m, y ${y} m.`,
  where: (x: string, y: string, degrees: number) =>
    `El robot está en x\u00a0${x}\u00a0m, y\u00a0${y}\u00a0m, orientado a ${degrees}°.`,
  ahead: (metres: string) => `Justo adelante hay algo a ${metres}\u00a0m.`,
  aheadFree: 'Justo adelante no hay nada en 10\u00a0m.',
  holds: (name: string) => `Su pinza sostiene “${name}”.`,
  battery: (percent: number) => `Su batería está al ${percent}\u00a0%.`,
  batteryEmpty: 'Su batería está vacía: ya no se mueve hasta que lo restablezcas.',
  goalAway: (name: string, metres: string) => `El borde de “${name}” está a ${metres}\u00a0m.`,
  cellsSeen: (seen: number, floor: number) => `${seen} de ${floor} celdas vistas.`,
  goalReached: (name: string) => `El robot está en “${name}”.`,
  reset: 'Restablecer el robot y el mundo',
  pause: 'Pausar la simulación',
  continue: 'Continuar la simulación',
  paused: 'En pausa',
  pausedWords:
    'El mundo del robot y /clock están detenidos para todos los programas. Restablecer los deja así; iniciar tu programa los pone en marcha.',
  returned: (times: number) =>
    times === 1
      ? 'El robot y el mundo volvieron a su comienzo.'
      : `El robot y el mundo volvieron a su comienzo (${times} veces).`,
  notShown: (why: string) => `No se puede mostrar el robot: ${why}`,
  noReason: 'el servidor no dijo por qué',
  tryAgain: 'Intentar de nuevo',
  worldFailed: 'El mundo del robot no llegó.',
  loadWorld: 'Cargar el mundo',
} as const;

/** How far what is shown can be trusted; of a robot that cannot be shown `notShown` says why. */
export const robotViewTexts = {
  disconnected: 'El espacio de trabajo no está conectado: no se puede ver el robot.',
  asking: 'El robot se está iniciando…',
  live: 'En vivo',
  late: 'Hace un rato que no se sabe nada del robot: así estaba.',
} as const satisfies Record<Exclude<RobotViewState, 'unavailable'>, string>;

/** Why nothing came of what was wished of the robot. */
export const robotRefusalTexts = {
  reset_robot: (why: string) => `El robot y el mundo no volvieron a su comienzo: ${why}`,
  pause_robot: (why: string) => `La simulación no se pausó: ${why}`,
  continue_robot: (why: string) => `La simulación no continúa: ${why}`,
} as const satisfies Record<RobotRequest, (why: string) => string>;

/** From where the scene is seen. */
export const robotCameraTexts = {
  follow: 'Seguir',
  overview: 'Vista general',
  above: 'Desde arriba',
} as const satisfies Record<Camera, string>;

/** What can be left out of it. */
export const robotLayerTexts = {
  laser: 'Láser',
  trail: 'Rastro',
  goal: 'Meta',
  collisions: 'Choques',
  grid: 'Cuadrícula',
} as const satisfies Record<Layer, string>;
