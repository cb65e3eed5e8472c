import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditEvents } from '#server/audit/auditEvents.ts';
import { projectRoot } from '#server/config/bundles.ts';

it('is described, event by event, to who runs a site', () => {
  const page = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');
  const [, section = ''] = page.split('\n## Audit log\n');
  const rows = [...section.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, event, meaning]) => [event, meaning]);
  expect(Object.fromEntries(rows)).toEqual(auditEvents);
});
