/** Other runs that are drawn beside the one that is seen, or by themselves. */
export const ghostTexts = {
  /** Which run, at which moment, and where its robot is. */
  ghost: (name: string, when: string, place: string) => `Ghost of “${name}”, ${when}: ${place}`,
  after: (seconds: string) => `${seconds}\u00a0s after its start`,
  over: (seconds: string) => `ended after ${seconds}\u00a0s`,
  place: (x: string, y: string, apart: string) =>
    apart === ''
      ? `x\u00a0${x}\u00a0m, y\u00a0${y}\u00a0m.`
      : `x\u00a0${x}\u00a0m, y\u00a0${y}\u00a0m, ${apart}\u00a0m from the robot.`,
  /** How often the robot of a run had run into something by then. */
  collided: (times: number) =>
    times === 1 ? 'It had run into something once.' : `It had run into something ${times} times.`,
  /** Of two ghosts. */
  apart: (metres: string) => `The two ghosts are ${metres}\u00a0m apart.`,
  end: 'End comparison',
} as const;
