import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frameBesideKeys } from '#src/adapters/frameBesideKeys.ts';

/** What waits for the next frame, by the number that it can be forgotten by. */
let waiting = new Map<number, () => void>();
let last = 0;

beforeEach(() => {
  waiting = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callBack: () => void) => {
    waiting.set(++last, callBack);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function paint(): void {
  const due = [...waiting.values()];
  waiting.clear();
  for (const callBack of due) callBack();
}

function open() {
  const keys = new EventTarget();
  const drawn: string[] = [];
  const atNextFrame = frameBesideKeys(keys);
  return {
    drawn,
    draw: (what: string) => atNextFrame(() => drawn.push(what)),
    press: () => keys.dispatchEvent(new Event('keydown')),
  };
}

it('draws with the next frame while nobody types', () => {
  const { drawn, draw } = open();
  draw('line 1');
  expect(drawn).toEqual([]);
  paint();
  expect(drawn).toEqual(['line 1']);
});

it('leaves the frame of a key to the key, whichever of them came first', () => {
  const { drawn, draw, press } = open();
  draw('line 1');
  press();
  draw('line 2');
  paint();
  expect(drawn).toEqual([]);
  paint();
  expect(drawn).toEqual(['line 1', 'line 2']);
});

it('draws with every second frame at least, however much is typed', () => {
  const { drawn, draw, press } = open();
  for (let frame = 0; frame < 10; frame += 1) {
    if (frame % 2 === 0) draw(`line ${frame}`);
    press();
    paint();
  }
  expect(drawn).toEqual(['line 0', 'line 2', 'line 4', 'line 6', 'line 8']);
});

it('draws nothing that was let go, be it in the frame of a key', () => {
  const { drawn, draw, press } = open();
  const first = draw('line 1');
  const second = draw('line 2');
  press();
  first();
  paint();
  second();
  paint();
  expect(drawn).toEqual([]);
});
