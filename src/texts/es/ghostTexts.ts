/** Other runs that are drawn beside the one that is seen, or by themselves. */
export const ghostTexts = {
  /** Which run, at which moment, and where its robot is. */
  ghost: (name: string, when: string, place: string) => `Fantasma de “${name}”, ${when}: ${place}`,
  after: (seconds: string) => `${seconds}\u00a0s después de su comienzo`,
  over: (seconds: string) => `terminó a los ${seconds}\u00a0s`,
  place: (x: string, y: string, apart: string) =>
    apart === ''
      ? `x\u00a0${x}\u00a0m, y\u00a0${y}\u00a0m.`
      : `x\u00a0${x}\u00a0m, y\u00a0${y}\u00a0m, a ${apart}\u00a0m del robot.`,
  /** How often the robot of a run had run into something by then. */
  collided: (times: number) => (times === 1 ? 'Había chocado una vez.' : `Había chocado ${times} veces.`),
  /** Of two ghosts. */
  apart: (metres: string) => `Los dos fantasmas están a ${metres}\u00a0m uno del otro.`,
  end: 'Terminar la comparación',
} as const;
