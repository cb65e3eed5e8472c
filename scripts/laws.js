/**
 * `npm run laws [-- file build …]`: names for each transition of each machine a law that stands for it – one that takes it, and
 * fails without it – in `tests/models/laws`. A law that stands there already stays while it holds.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundle.js';
import { lawPageText, readLawPages } from './lawPages.js';
import { loadMachines } from './loadMachines.js';
import { installNodeModules } from './nodeModules.js';
import { reportFailure } from './reportFailure.js';
import { readArgs } from './readArgs.js';

/** @typedef {{ transition: string, candidates: string[] }} Question */

/** A transition that none of so many laws needs is none that a law is about. */
const MOST_TRIALS = 15;

const root = resolve(import.meta.dirname, '..');
const { positionals: wanted } = readArgs({ usage: 'npm run laws [-- noun …]', most: Infinity });
const tests = join(root, 'tests', 'machines');
const pages = join(root, 'tests', 'models', 'laws');
const workshop = mkdtempSync(join(tmpdir(), 'servolab-laws-'));

await reportFailure(async () => {
  await installNodeModules(root);
  try {
    const before = new Map([...readLawPages(root).values()].flatMap((page) => Array.from(page)));
    const [machines, transitionsOf] = [await loadMachines(root), await loadTransitionsOf()];
    const chosen = machines.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
    const written = new Map(chosen.map((machine) => [machine.id, [...transitionsOf(machine).values()]]));
    const takers = takersOf();
    const questions = [...written].flatMap(([noun, transitions]) =>
      transitions.map((transition) => ({
        transition,
        candidates: candidatesFor(noun, takers.get(transition) ?? [], before.get(transition)),
      })),
    );
    const laws = tryAll(questions);
    if (wanted.length === 0) rmSync(pages, { recursive: true, force: true });
    mkdirSync(pages, { recursive: true });
    for (const [noun, transitions] of written) {
      const page = new Map(transitions.map((transition) => [transition, laws.get(transition)]));
      writeFileSync(join(pages, `${noun}.txt`), lawPageText(page));
    }
    const lawless = questions.filter(({ transition }) => !laws.has(transition));
    for (const { transition } of lawless) console.log(`no law  ${transition}`);
    console.log(`\n${laws.size} of ${questions.length} transitions have a law`);
    process.exitCode = lawless.length === 0 ? 0 : 1;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
});

/** @returns {Promise<typeof import('../tests/models/engine/transitionsOf.ts').transitionsOf>} */
async function loadTransitionsOf() {
  const program = join(workshop, 'transitionsOf.js');
  await bundleProgram(join(root, 'tests', 'models', 'engine', 'transitionsOf.ts'), program);
  return (await import(pathToFileURL(program).href)).transitionsOf;
}

/** Which laws take each transition; of two, the one that takes fewer others says it more plainly and comes first. */
function takersOf() {
  console.log('Which law takes which transitions …');
  runLaws({ LAWS_NOTES: workshop }, lawFiles());
  /** @type {Map<string, string[]>} what each law takes, wherever there are several of its name all of them */
  const taken = new Map();
  for (const name of readdirSync(workshop).filter((file) => file.endsWith('.jsonl'))) {
    for (const line of readFileSync(join(workshop, name), 'utf8').trimEnd().split('\n')) {
      /** @type {{ law: string, taken: string[] }} */
      const note = JSON.parse(line);
      taken.set(note.law, taken.get(note.law)?.filter((transition) => note.taken.includes(transition)) ?? note.taken);
    }
  }
  /** @type {Map<string, string[]>} */
  const takers = new Map();
  for (const [law, transitions] of [...taken].toSorted(([, one], [, other]) => one.length - other.length)) {
    for (const transition of transitions) takers.set(transition, [...(takers.get(transition) ?? []), law]);
  }
  return takers;
}

/**
 * The one that stands there, then the laws of the machine itself, then those of its owners; of very many not all.
 * @param {string} noun
 * @param {readonly string[]} takers
 * @param {string | undefined} present
 */
function candidatesFor(noun, takers, present) {
  const rank = (/** @type {string} */ law) => {
    if (law === present) return 0;
    const file = basename(law.slice(0, law.indexOf(': ')));
    return file.startsWith(noun) || file.includes(`.${noun}.`) ? 1 : 2;
  };
  return takers.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST_TRIALS);
}

/**
 * Tries each law without the transition that it may stand for, all laws at once, until each transition has one or no more to try.
 * @param {readonly Question[]} questions
 */
function tryAll(questions) {
  /** @type {Map<string, string>} */
  const laws = new Map();
  for (let open = questions.filter(isOpen); open.length > 0; open = open.filter(isOpen)) {
    console.log(`Which law fails without its transition: ${open.length} to try …`);
    /** @type {Map<string, Question>} */
    const trials = new Map();
    for (const question of open) {
      const [law = ''] = question.candidates;
      if (!trials.has(law)) trials.set(law, question);
    }
    const path = join(workshop, 'trials.json');
    writeFileSync(
      path,
      JSON.stringify(Object.fromEntries([...trials].map(([law, { transition }]) => [law, transition]))),
    );
    const files = new Set([...trials.keys()].map((law) => join(tests, law.slice(0, law.indexOf(': ')))));
    const outcomes = runLaws({ LAWS_TRIALS: path }, [...files]);
    for (const [law, question] of trials) {
      if (outcomes.get(law) === 'failed') laws.set(question.transition, law);
      else question.candidates.shift();
    }
    open = open.filter(({ transition }) => !laws.has(transition));
  }
  return laws;
}

/** @param {Question} question */
function isOpen({ candidates }) {
  return candidates.length > 0;
}

/** The files of laws: those in the rooms of the machines, without advice, and of recordings only what is a machine. */
function lawFiles() {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /^((?!advice|recording)\w+\/.*|recording\/(replay|inspection|visit)\w+)\.test\.ts$/.test(file))
    .map((file) => join(tests, file));
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} files
 * @returns {Map<string, string>} what became of each law
 */
function runLaws(env, files) {
  const report = join(workshop, 'report.json');
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  // They wait more than they work.
  const args = ['run', '--project', 'laws', '--maxWorkers=8', '--reporter=json', `--outputFile=${report}`];
  spawnSync(process.execPath, [program, ...args, ...files], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  /** @type {{ testResults: { name: string, assertionResults: { ancestorTitles: string[], title: string, status: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  /** @type {Map<string, string>} */
  const outcomes = new Map();
  for (const { name, assertionResults } of testResults) {
    for (const { ancestorTitles, title, status } of assertionResults) {
      const law = `${relative(tests, name)}: ${[...ancestorTitles, title].join(' > ')}`;
      // Of several of one name, one that fails is enough.
      if (outcomes.get(law) !== 'failed') outcomes.set(law, status);
    }
  }
  return outcomes;
}
