/**
 * Bundles the server: Node cannot run its TypeScript by itself. Called as a program it bundles what changed.
 * The main program and its workers keep their packages outside; the agent and the robot run inside a learner's sandbox,
 * where there is no `node_modules`, so each of them is one file that holds everything but the physics engine, which lies beside them.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fingerprint } from './fingerprint.js';
import { stamp } from './stamp.js';
import { draftOf } from './sweepDrafts.js';

const root = resolve(import.meta.dirname, '..');
const dist = join(root, 'dist', 'server');

/** @type {readonly { name: string, source: string, alone: boolean }[]} */
const parts = [
  { name: 'main', source: 'server/main.ts', alone: false },
  { name: 'databaseWorker', source: 'server/supabase/databaseWorker.ts', alone: false },
  { name: 'makeDatabase', source: 'server/supabase/makeDatabase.ts', alone: false },
  { name: 'passwordWorker', source: 'server/supabase/passwordWorker.ts', alone: false },
  { name: 'prerenderWorker', source: 'server/prerenderWorker.ts', alone: false },
  { name: 'backup', source: 'server/backup/backupCommand.ts', alone: false },
  { name: 'serverAddress', source: 'server/backup/serverAddress.ts', alone: false },
  { name: 'restore', source: 'server/backup/restoreCommand.ts', alone: false },
  { name: 'agent', source: 'server/ros1/agent.ts', alone: true },
  { name: 'robot', source: 'server/ros1/robot.ts', alone: true },
];

/** What a bundle is made from: a change of any of it makes new bundles. */
const ingredients = ['server', 'contract', 'package.json', 'package-lock.json', 'scripts/bundle.js'];

/** Whether every part whose source exists was bundled from the present sources. */
export function bundlesAreFresh() {
  const complete = present().every(({ name }) => existsSync(join(dist, `${name}.js`)));
  return complete && stamp(root, 'server').matches(fingerprint(root, ingredients));
}

/** Bundles every part whose source exists, unless nothing has changed since. Answers whether it had to. */
export async function bundleServer() {
  if (bundlesAreFresh()) return false;
  const mark = fingerprint(root, ingredients);
  await Promise.all(present().map(({ name, source, alone }) => bundle(source, join(dist, `${name}.js`), alone)));
  stamp(root, 'server').set(mark);
  return true;
}

function present() {
  return parts.filter(({ source }) => existsSync(join(root, source)));
}

/**
 * Bundles one more program, its packages outside.
 * @param {string} source
 * @param {string} target
 */
export function bundleProgram(source, target) {
  return bundle(source, target, false);
}

/**
 * A program's text stays in memory as long as the program runs, with two bytes for each of its letters once one of them is beyond Latin-1.
 * @param {string | Uint8Array} code
 */
function inAscii(code) {
  return String(code).replaceAll(/[^\0-\x7F]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * The package of the physics engine holds it as 4 MB of text, which would stay in the memory of each program that is made with it. It lies beside
 * the bundle instead, as the package has it, too.
 * @type {import('rolldown').Plugin}
 */
const engineInFile = {
  name: 'engine-in-file',
  transform(code, id) {
    if (!id.endsWith('/rapier3d-compat/dist/rapier.mjs')) return null;
    const text = /[\w$]+\.toByteArray\("[\w+/=]+"\)\.buffer/;
    if (!text.test(code)) throw new Error('The physics engine is packed in another way: see engineInFile.');
    const source = readFileSync(join(dirname(id), 'rapier_wasm3d_bg.wasm'));
    this.emitFile({ type: 'asset', fileName: 'physics.wasm', source });
    const fromFile = "readFileSync(new URL('./physics.wasm', import.meta.url))";
    return { code: `import { readFileSync } from 'node:fs';\n${code.replace(text, fromFile)}`, map: null };
  },
};

/**
 * What of the packages below the ROS library is replaced by as much of it as that library uses: a program holds in memory what it is made with, and
 * these are a client that takes any answer, and a whole document model.
 * @type {Readonly<Record<string, string>>}
 */
const replaced = {
  '@foxglove/just-fetch': `export { boundedFetch as default } from '${join(root, 'server/ros1/boundedFetch.ts')}';`,
  xmlbuilder2: `export { create } from '${join(root, 'server/ros1/xmlWriter.ts')}';`,
};

/** @type {import('rolldown').Plugin} */
const leanPackages = {
  name: 'lean-packages',
  resolveId: (source) => (source in replaced ? `\0${source}` : null),
  load: (id) => (id.startsWith('\0') ? (replaced[id.slice(1)] ?? null) : null),
  transform: (_code, id) => (id.endsWith('/rosmsg-msgs-common/dist/index.js') ? messagesOfRos1(id) : null),
};

/**
 * The package has the messages of five generations of ROS.
 * @param {string} id
 */
function messagesOfRos1(id) {
  return { code: `exports.ros1 = ${JSON.stringify(createRequire(id)(id).ros1)};`, map: null };
}

/**
 * @param {string} source
 * @param {string} target
 * @param {boolean} alone whether it has to run where no packages are
 */
async function bundle(source, target, alone) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    cwd: root,
    input: source,
    platform: 'node',
    // The ROS library writes its readers and writers of messages as text and evaluates them; that is its way.
    checks: { eval: false },
    plugins: [engineInFile, leanPackages],
    external: alone ? /^node:/ : (/** @type {string} */ id) => !/^[.#/]/.test(id),
  });
  const { output } = await build.generate({
    format: 'esm',
    codeSplitting: false,
    sourcemap: true,
    file: target,
    // Names stay, for whoever reads where an error was.
    minify: alone && { compress: false, mangle: false, codegen: true },
  });
  await build.close();
  for (const file of output) {
    const text = file.type === 'chunk' ? file.code : file.source;
    replaceFile(join(dirname(target), file.fileName), alone && file.type === 'chunk' ? inAscii(text) : text);
  }
}

/**
 * Writes beside and renames, so that a server or a test that reads at this moment finds the old file or the new one, whole.
 * @param {string} target
 * @param {string | Uint8Array} content
 */
function replaceFile(target, content) {
  mkdirSync(dirname(target), { recursive: true });
  const draft = draftOf(target);
  writeFileSync(draft, content);
  renameSync(draft, target);
}

if (process.argv[1] === import.meta.filename) {
  console.log((await bundleServer()) ? 'The server is bundled.' : 'The bundles are up to date.');
}
