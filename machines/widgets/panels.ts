/** The panels of the workspace: a row says where each of them stands. */

interface PanelRow {
  section: Section;
}

/**
 * The parts that the workspace is laid out in. A phone shows one at a time. The panels of a side are its tabs; those of
 * the centre stand beside each other, as do those of the bottom.
 */
export type Section = Side | 'centre' | 'bottom';
export type Side = 'left' | 'right';

const table = {
  problem: { section: 'left' },
  topics: { section: 'left' },
  commands: { section: 'left' },
  code: { section: 'centre' },
  console: { section: 'right' },
  processes: { section: 'right' },
  robot: { section: 'right' },
  output: { section: 'bottom' },
} as const satisfies Record<string, PanelRow>;

export type PanelName = keyof typeof table;

const panels: Readonly<Record<PanelName, PanelRow>> = table;

// The keys of a literal are the names that its type has.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const panelNames = Object.keys(table) as PanelName[];

/** In the order in which a phone lists them. */
const sections: readonly Section[] = ['left', 'centre', 'right', 'bottom'];

/** The panels that stand there, in their order. */
export const panelsIn = (section: Section): readonly PanelName[] =>
  panelNames.filter((name) => panels[name].section === section);

/** What stands in front of its section until somebody chooses: the robot is what a learner has come to see, elsewhere it is the first. */
export const firstInFront = (section: Section): PanelName | undefined =>
  section === sectionOf('robot') ? 'robot' : panelsIn(section)[0];

/** What a phone shows one of: the sections by their first panels, and the robot, which nobody should have to look for behind a console. */
export const phonePanels: readonly PanelName[] = sections.flatMap((section) =>
  panelsIn(section).filter((panel, place) => place === 0 || panel === 'robot'),
);

export const sectionOf = (panel: PanelName): Section => panels[panel].section;

/** On which side it stands; undefined where it stands on none. */
export function sideOf(panel: PanelName): Side | undefined {
  const section = sectionOf(panel);
  return section === 'left' || section === 'right' ? section : undefined;
}
