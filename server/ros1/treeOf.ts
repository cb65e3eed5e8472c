import type { TopicValue } from '#contract/topic.ts';

/** A list of more is cut: pictures and clouds of points are not for reading. */
const MOST_ITEMS = 400;
/** The same for raw bytes. */
const MOST_BYTES = 16;
const LONGEST_TEXT = 500;
/** Messages are no deeper; what is, was made to be. */
const DEEPEST = 16;

/** A message as a tree of at most about so many bytes: what is too much is left out, and how much that is, is said. */
export function treeOf(message: unknown, bytes: number): TopicValue {
  return new Cutter(bytes).cut(message, 0);
}

class Cutter {
  #room: number;

  constructor(bytes: number) {
    this.#room = bytes;
  }

  cut(value: unknown, depth: number): TopicValue {
    if (typeof value === 'object' && value !== null && depth < DEEPEST)
      return isList(value) ? this.#list(value, depth) : this.#fields(value, depth);
    const leaf = leafOf(value);
    this.#room -= JSON.stringify(leaf).length + 1;
    return leaf;
  }

  #list(list: ArrayLike<unknown>, depth: number): TopicValue {
    const items: TopicValue[] = [];
    this.#room -= 32;
    const most = list instanceof Uint8Array || list instanceof Int8Array ? MOST_BYTES : MOST_ITEMS;
    for (let at = 0; at < Math.min(most, list.length) && this.#room > 0; at += 1) {
      const item = list[at];
      items.push(
        this.cut(list instanceof Float32Array && typeof item === 'number' ? shortened(item) : item, depth + 1),
      );
    }
    return { items, length: list.length };
  }

  #fields(message: object, depth: number): TopicValue {
    const fields: Record<string, TopicValue> = {};
    const entries = Object.entries(message);
    this.#room -= 32;
    let shown = 0;
    for (const [name, value] of entries) {
      if (this.#room <= 0) break;
      this.#room -= name.length + 4;
      fields[name] = this.cut(value, depth + 1);
      shown += 1;
    }
    return { fields, hidden: entries.length - shown };
  }
}

const isList = (value: object): value is ArrayLike<unknown> & object =>
  Array.isArray(value) || (ArrayBuffer.isView(value) && 'length' in value);

/** A float of 32 bits has about seven digits; the others are noise of its 64. */
const shortened = (value: number): number => (Number.isFinite(value) ? Number(value.toPrecision(7)) : value);

function leafOf(value: unknown): boolean | number | string {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : wordFor(value);
  if (typeof value === 'bigint') return numberOf(value);
  const text = typeof value === 'string' ? value : '…';
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

/** As a text where a number would lose digits. */
function numberOf(value: bigint): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}

/** As ROS prints it. */
function wordFor(value: number): string {
  if (Number.isNaN(value)) return 'nan';
  return value > 0 ? 'inf' : '-inf';
}
