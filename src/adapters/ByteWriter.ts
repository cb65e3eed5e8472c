/** Bytes as ROS 1 writes them: numbers with their lowest byte first, texts and lists behind their length. */

const encoder = new TextEncoder();

export class ByteWriter {
  #bytes: Uint8Array<ArrayBuffer>;
  #view: DataView;
  #length = 0;

  /** It has room for so many bytes, and makes more where they are not enough. */
  constructor(room = 64) {
    this.#bytes = new Uint8Array(room);
    this.#view = new DataView(this.#bytes.buffer);
  }

  get length(): number {
    return this.#length;
  }

  uint8(...values: readonly number[]): this {
    return this.bytes(Uint8Array.from(values));
  }

  uint16(...values: readonly number[]): this {
    const view = this.#room(2 * values.length);
    for (const value of values) {
      view.setUint16(this.#length, value, true);
      this.#length += 2;
    }
    return this;
  }

  uint32(value: number): this {
    this.#room(4).setUint32(this.#length, value, true);
    this.#length += 4;
    return this;
  }

  /** A position in a file. */
  uint64(value: number): this {
    this.#room(8).setBigUint64(this.#length, BigInt(value), true);
    this.#length += 8;
    return this;
  }

  float32(...values: readonly number[]): this {
    const view = this.#room(4 * values.length);
    for (const value of values) {
      view.setFloat32(this.#length, value, true);
      this.#length += 4;
    }
    return this;
  }

  float64(...values: readonly number[]): this {
    const view = this.#room(8 * values.length);
    for (const value of values) {
      view.setFloat64(this.#length, value, true);
      this.#length += 8;
    }
    return this;
  }

  /** Milliseconds, as seconds and nanoseconds. */
  time(milliseconds: number): this {
    const microseconds = Math.round(milliseconds * 1000);
    return this.uint32(Math.floor(microseconds / 1_000_000)).uint32((microseconds % 1_000_000) * 1000);
  }

  text(text: string): this {
    const bytes = encoder.encode(text);
    return this.uint32(bytes.length).bytes(bytes);
  }

  bytes(bytes: Uint8Array): this {
    this.#room(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
    return this;
  }

  /** What was written. */
  all(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  #room(count: number): DataView {
    if (this.#length + count > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + count));
      larger.set(this.#bytes);
      this.#bytes = larger;
      this.#view = new DataView(larger.buffer);
    }
    return this.#view;
  }
}
