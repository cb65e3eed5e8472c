import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A step that was done leaves a stamp with the fingerprint of what it was done for, so that it need not be done again.
 * Stamps live in `.cache`, which may be deleted at any time.
 * @param {string} root
 * @param {string} name
 */
export function stamp(root, name) {
  const folder = join(root, '.cache', 'stamps');
  const file = join(folder, name);
  return {
    /** @param {string} mark */
    matches(mark) {
      try {
        return readFileSync(file, 'utf8') === mark;
      } catch {
        return false;
      }
    },
    /** @param {string} mark */
    set(mark) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, mark);
    },
    clear() {
      rmSync(file, { force: true });
    },
  };
}
