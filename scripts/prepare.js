import { buildAll } from './buildAll.js';
import { installNodeModules } from './nodeModules.js';
import { prepareSystem } from './systemPackages.js';

/**
 * Everything between a fresh clone and a server that can start; what is done already is skipped. Debian's packages and
 * npm's come from different places, so they are fetched side by side.
 * @param {string} root
 * @param {readonly string[]} [extraPackages] further packages of Debian
 */
export async function prepare(root, extraPackages) {
  await Promise.all([installNodeModules(root).then(() => buildAll(root)), prepareSystem(root, extraPackages)]);
}
