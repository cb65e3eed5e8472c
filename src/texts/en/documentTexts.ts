/** What the window is called with each guide: what stands over it. */
export const guideTitles = {
  'getting-started': 'Getting started',
  workspace: 'The workspace',
  'ros-commands': 'ROS commands',
  robot: 'The robot and its worlds',
  messages: 'Messages',
  'why-nothing-moves': 'Why nothing moves',
  troubleshooting: 'Troubleshooting',
  teachers: 'For teachers',
  operators: 'For operators',
} as const;

/** What stands around documents; the documents themselves are Markdown, in the folder beside this. */
export const documentTexts = {
  linkTo: (title: string) => `Link to “${title}”`,
  onThisPage: 'On this page',
  contents: 'Documentation',
  search: 'Search the documentation',
  /** In the field itself, which is narrow beside a guide. */
  searchHint: 'Search the docs',
  find: 'Search',
  foundFor: (query: string) => `Search results for “${query}”`,
  found: (count: number) => (count === 1 ? '1 section has it.' : `${count} sections have it.`),
  nothingFound: 'No section has all of these words. Try fewer or other ones.',
  unknown: 'There is no such guide',
  unknownAdvice: 'It may have been renamed. The contents list all that there are.',
  firstGuide: 'Go to the first guide',
  operator: 'the operator of this server',
  contact: 'over the page Contact',
  untranslated: 'This page has not been translated yet: it is in English.',
} as const;
