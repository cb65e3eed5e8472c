/** Every machine of the product, found by itself, with the model that its tests walk by. */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Model } from './engine/Model.ts';

const machinesFolder = resolve(import.meta.dirname, '../../machines');

/** While something is changed on purpose, only the tests of the machines that are made of it can tell. */
const only = process.env['MUTATED_MACHINES']?.split(',');

/** The nouns of all machines, such as `file`. */
export const machineNames = readdirSync(machinesFolder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('Machine.ts'))
  .map((path) => path.split('/').at(-1)!.replace('Machine.ts', ''))
  .filter((name) => only === undefined || only.includes(name))
  .toSorted();

async function loadModel(name: string): Promise<Model> {
  const path = join(import.meta.dirname, `${name}Model.ts`);
  if (!existsSync(path))
    throw new Error(
      `${name}Machine has no model. Write tests/models/${name}Model.ts and export ${name}Model from it: the machine, ` +
        'its input, one event of each kind, and what it may act on. See “Adding a machine” in docs/machines.md.',
    );
  const module = (await import(path)) as Record<string, Model>;
  const model = module[`${name}Model`];
  if (model === undefined) throw new Error(`tests/models/${name}Model.ts must export ${name}Model.`);
  return model;
}

// All are loaded before any test begins: a machine belongs to all of its tests, not to the one that loads it.
const loaded = new Map(machineNames.map((name) => [name, loadModel(name)] as const));
await Promise.allSettled(loaded.values());

/** The model of a machine; rejects with what is to be done when there is none. */
export async function modelFor(name: string): Promise<Model> {
  const model = loaded.get(name);
  if (model === undefined) throw new Error(`There is no machine called ${name}`);
  return model;
}
