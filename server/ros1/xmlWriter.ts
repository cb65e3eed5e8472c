/**
 * As much of an XML builder as the ROS library writes its calls with, in place of the one that it brings: that is a whole document model with parsers,
 * and each program made with it would hold it in memory. `scripts/bundle.js` puts it there.
 */
export interface XmlNode {
  /** A new element inside this one. */
  ele(name: string): XmlNode;
  txt(text: string): XmlNode;
  /** The same text in other words: nothing needs a section of its own once it is escaped. */
  dat(text: string): XmlNode;
  up(): XmlNode;
  /** What all of it is in. */
  doc(): XmlNode;
  toString(): string;
}

export function create({ version = '1.0', encoding }: { version?: string; encoding?: string } = {}): XmlNode {
  const declared = encoding === undefined ? '' : ` encoding="${encoding}"`;
  return new XmlElement(undefined, `<?xml version="${version}"${declared}?>`, '');
}

class XmlElement implements XmlNode {
  readonly #parent: XmlElement | undefined;
  readonly #opening: string;
  readonly #closing: string;
  readonly #content: (XmlElement | string)[] = [];

  constructor(parent: XmlElement | undefined, opening: string, closing: string) {
    this.#parent = parent;
    this.#opening = opening;
    this.#closing = closing;
  }

  ele(name: string): XmlElement {
    const element = new XmlElement(this, `<${name}>`, `</${name}>`);
    this.#content.push(element);
    return element;
  }

  txt(text: string): this {
    this.#content.push(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    return this;
  }

  dat(text: string): this {
    return this.txt(text);
  }

  up(): XmlElement {
    return this.#parent ?? this;
  }

  doc(): XmlElement {
    return this.#parent?.doc() ?? this;
  }

  toString(): string {
    return [this.#opening, ...this.#content.map(String), this.#closing].join('');
  }
}
