// @vitest-environment jsdom
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { trustedDrawing, trustedWorker } from '#src/views/trustedTypes.ts';

const folder = join(import.meta.dirname, '../../docs/machines');
const shown = readdirSync(folder).filter((name) => name.endsWith('.svg') && name !== 'overview.svg');

it('passes every drawing of a machine as it is', () => {
  expect(shown.length).toBeGreaterThan(50);
  for (const name of shown) {
    const drawing = readFileSync(join(folder, name), 'utf8');
    expect([name, trustedDrawing(drawing)]).toEqual([name, drawing]);
  }
});

it.each([
  '<svg><script>alert(1)</script></svg>',
  '<svg><svg:script>alert(1)</svg:script></svg>',
  '<svg onload="alert(1)"/>',
  '<svg><g x="1"ONCLICK ="alert(1)"/></svg>',
  '<svg><a href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><foreignObject><p>x</p></foreignObject></svg>',
  '<svg><use href="#x"/><image href="https://evil.example/"/></svg>',
  '<!DOCTYPE svg [<!ENTITY x "y">]><svg/>',
  '<svg><!-- x --></svg>',
])('takes nothing for a drawing that has more to it: %s', (drawing) => {
  expect(() => trustedDrawing(drawing)).toThrow('no drawing of ours');
});

it('passes the address of a script of the site, and of no other', () => {
  expect(trustedWorker('/assets/testWorker-abc.js')).toBe('/assets/testWorker-abc.js');
  for (const address of [
    'https://evil.example/assets/x.js',
    '//evil.example/assets/x.js',
    'data:text/javascript,1',
    'blob:x',
  ])
    expect(() => trustedWorker(address)).toThrow('no script of ours');
});
