import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { machineNames } from '../machines.ts';
import { withoutView } from './views.ts';

it('knows of every machine without a view why it has none', () => {
  const outlived = Object.keys(withoutView).filter(
    (name) => !machineNames.includes(name) || existsSync(join(import.meta.dirname, `${name}View.tsx`)),
  );
  expect(outlived, 'take these out of withoutView in tests/models/views/views.ts').toEqual([]);
});
