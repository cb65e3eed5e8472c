/** What a page says in words of no table, where the pseudo-locale is spoken. */

/** What is no word of ours. */
const data: readonly { pattern: RegExp; why: string }[] = [
  { pattern: /^(A|Ada|Engineer|ada@example\.com)$/, why: 'learners say who they are, and have initials' },
  {
    pattern: /^(Obstacle Course|Navigat|Reach the target|Robot navigation|finding a way round|wall following)/,
    why: 'a challenge has its words from the database',
  },
  {
    pattern: /^(First Steps|Full House|Complete (your first|every) challenge\.)$/,
    why: 'so have achievements',
  },
  { pattern: /^(Easy|Medium|Hard|Expert|Beginner)$/, why: 'so are the difficulties, which are shown as written' },
  {
    pattern: /^(ros\w+( .*)?|gazebo_test_pkg|driver|\w+\.py|\/ws|name of p\d)$/,
    why: 'commands, packages, files and processes have names',
  },
  {
    pattern: /^(\/(scan|odom|cmd_vel|reset|robot)|\w+_msgs\/\w+|What it sees\.|float32\[\] ranges|[abo])$/,
    why: 'nodes, topics, types and fields have names, and the robot’s computer says what a topic is for',
  },
  {
    pattern: /^([^a-zA-Z]* \()?((Ctrl|Shift|Alt|Enter|Esc|Tab|Space|F\d+|[A-Z/?])[+, ]*)+\)?$/,
    why: 'keys are called as keyboards print them',
  },
  {
    pattern: /^(\/openapi\.json|\/api\/\S+|One ROS topic|Start a command|name|\{\s*"topic": "\/odom"\s*\})$/,
    why: 'the server describes its calls itself',
  },
  { pattern: /^(First try|Maze|New|Mine|Round it|Older)$/, why: 'learners name the runs that they keep and share' },
  { pattern: /^x{61,}$/, why: 'a text of the models that is as long as a field allows' },
  { pattern: /^Console(-\d+)?$/, why: 'consoles are numbered by their machine, as the specification names them' },
  { pattern: /^(no disk|listVersions broke)$/, why: 'what refuses something says why in its own words' },
  { pattern: /^\d+ [A-Z][a-z]{2}, \d\d:\d\d$/, why: 'the browser writes days and times' },
  {
    pattern: /^(ahead|\[ERROR\] lost|invalid syntax|Look again|File "[^"]+", line \d+|, in \w+)$/,
    why: 'a program or Python says it',
  },
];

/** Attributes that are read out, or shown. */
const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
];

/** Every text and every spoken attribute below an element with a plain letter in it, once; `names` are no words either. */
export function plainWords(place: Element, names?: RegExp): string[] {
  return [...new Set([...textsIn(place), ...attributesIn(place)])].filter(
    (text) => /[a-z]/i.test(text) && names?.test(text) !== true && !data.some(({ pattern }) => pattern.test(text)),
  );
}

function textsIn(place: Element): string[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const isShown = !walker.currentNode.parentElement?.closest(
      // A language is called as it is called by those who speak it, and what is marked so has its name in every language.
      'script, style, .cm-content, .cm-gutters, [data-document], option[lang], [translate="no"]',
    );
    if (isShown && text !== '') found.push(text);
  }
  return found;
}

/** One pass over all elements: to look for each attribute by a selector takes jsdom most of the time of these tests. */
function attributesIn(place: Element): string[] {
  return [...place.querySelectorAll('*')].flatMap((element) => {
    const said = spoken.flatMap((name) => element.getAttribute(name)?.trim() ?? []);
    return said.length > 0 && element.parentElement?.closest('[data-document]') === null ? said : [];
  });
}
