/** Assembles a program of classic BPF, the language in which the kernel is told which system calls to let through. */

/** An instruction as the kernel's `struct sock_filter`, with labels in place of distances. */
export type Instruction =
  /** Takes 32 bits of `struct seccomp_data` at this offset into the accumulator. */
  | { load: number }
  /** Keeps these bits of the accumulator. */
  | { mask: number }
  /** Goes to the label when the accumulator is this number, or, with `least`, when it is this large. */
  | { equals: number; to: string }
  | { least: number; to: string }
  | { answer: number }
  | { label: string };

const LOAD_WORD = 0x20;
const AND = 0x54;
const JUMP_EQUAL = 0x15;
const JUMP_AT_LEAST = 0x35;
const RETURN = 0x06;

const INSTRUCTION_BYTES = 8;
/** A conditional jump has one byte for its distance. */
const FARTHEST = 255;

/** In the byte order of the machine, which is little-endian on all that are supported. Throws where a label is missing, behind, or too far. */
export function assemble(program: readonly Instruction[]): Buffer {
  const steps = program.filter((instruction) => !('label' in instruction));
  const places = placesOf(program);
  const bytes = Buffer.alloc(steps.length * INSTRUCTION_BYTES);
  steps.forEach((step, at) => {
    const { code, ifTrue, value } = encode(step, (label) => distance(label, at, places));
    bytes.writeUInt16LE(code, at * INSTRUCTION_BYTES);
    bytes.writeUInt8(ifTrue, at * INSTRUCTION_BYTES + 2);
    bytes.writeUInt32LE(value >>> 0, at * INSTRUCTION_BYTES + 4);
  });
  return bytes;
}

function placesOf(program: readonly Instruction[]): Map<string, number> {
  const places = new Map<string, number>();
  let at = 0;
  for (const instruction of program) {
    if ('label' in instruction) places.set(instruction.label, at);
    else at += 1;
  }
  return places;
}

function distance(label: string, at: number, places: ReadonlyMap<string, number>): number {
  const found = (places.get(label) ?? -1) - at - 1;
  if (found >= 0 && found <= FARTHEST) return found;
  throw new Error(`The label ${label} cannot be reached from instruction ${at}.`);
}

function encode(step: Instruction, to: (label: string) => number): { code: number; ifTrue: number; value: number } {
  if ('load' in step) return { code: LOAD_WORD, ifTrue: 0, value: step.load };
  if ('mask' in step) return { code: AND, ifTrue: 0, value: step.mask };
  if ('equals' in step) return { code: JUMP_EQUAL, ifTrue: to(step.to), value: step.equals };
  if ('least' in step) return { code: JUMP_AT_LEAST, ifTrue: to(step.to), value: step.least };
  if ('answer' in step) return { code: RETURN, ifTrue: 0, value: step.answer };
  throw new Error('A label is no instruction.');
}
