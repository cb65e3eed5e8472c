import Icons from 'unplugin-icons/vite';
import { transformWithOxc } from 'vite';

/** How much larger an icon is than the text that it stands in. */
const SCALE = 1.15;

/**
 * `import LockIcon from '~icons/lucide/lock'` is a component that draws this icon in the page itself: by the size and in the colour of the text around
 * it, on paper too, and in the system's colours where it sets them. A mask over a background does none of these by itself, and each
 * is a document that a browser opens before it lays out the page.
 * @returns {import('vite').Plugin}
 */
export function icons() {
  return Icons({ scale: SCALE, compiler: { extension: 'js', compiler: componentOf } });
}

/**
 * @param {string} svg an `svg` element
 * @param {string} collection
 * @param {string} name
 * @returns a module whose default is a component that takes what an `svg` takes. It is not heard; its words stand beside it.
 */
async function componentOf(svg, collection, name) {
  const element = svg
    .replaceAll(/(?<= [a-z]+)-([a-z])(?=[a-z-]*=)/g, (_, letter) => letter.toUpperCase())
    .replace('>', ' aria-hidden="true" {...props} className={look + className}>');
  const code = `
    const look = '${collection} ${collection}-${name} ';
    export default function Icon({ className = '', ...props }) {
      return ${element};
    }`;
  return (await transformWithOxc(code, `${name}.jsx`, { jsx: { runtime: 'automatic' } })).code;
}
