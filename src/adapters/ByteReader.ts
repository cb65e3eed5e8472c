/** Reads what a `ByteWriter` wrote; a RangeError where the bytes end too early. */

const decoder = new TextDecoder('utf-8', { fatal: true });

export class ByteReader {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  uint32(): number {
    return this.#view.getUint32(this.#step(4), true);
  }

  uint16(count: number): number[] {
    return Array.from({ length: count }, () => this.#view.getUint16(this.#step(2), true));
  }

  float32(count: number): number[] {
    return Array.from({ length: count }, () => this.#view.getFloat32(this.#step(4), true));
  }

  text(): string {
    const length = this.uint32();
    if (this.#at + length > this.#bytes.length) throw new RangeError('The text ends too early');
    return decoder.decode(this.#bytes.subarray(this.#at, this.#step(length) + length));
  }

  #step(count: number): number {
    this.#at += count;
    return this.#at - count;
  }
}
