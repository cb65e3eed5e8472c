/** What goes with the entries of a log, on the page that shows it. */
import type { RobotMoment } from '#machines/recording/SeenRobot.ts';
import type { SeenParts } from '#machines/recording/SeenWorld.ts';

/** What a log has of the output. */
export const seenOutputTexts = {
  here: 'Este registro trae las últimas líneas de la salida: un hueco dice cuántas más hubo.',
  missing: 'Este registro no trae la salida: se sabe cuántas líneas hubo, pero no qué decían.',
  damaged: 'Una parte de la salida de este registro está dañada y se ha dejado fuera.',
} as const satisfies Record<SeenParts['output'], string>;

/** Why a log shows no robot. */
export const seenRobotTexts = {
  missing: 'Este registro no trae el robot.',
  damaged: 'El robot de este registro está dañado y se ha dejado fuera.',
  otherForm: 'El robot de este registro está escrito en una forma que esta versión del sitio no sabe leer.',
} as const satisfies Record<Exclude<SeenParts['robot'], 'here'>, string>;

/** How the robot of a log was seen at a step. */
export const robotMomentTexts = {
  seen: 'El robot se muestra como se vio en este paso, en el mapa: aquí no se dibuja nada en 3D.',
  unseen: 'Nadie vio el robot en este paso: se muestra como se vio por última vez.',
  before: 'Del robot, este registro trae lo último que se vio, que empieza después de este paso.',
} as const satisfies Record<RobotMoment, string>;
