import { afterEach, expect, it, vi } from 'vitest';
import { loadConfig } from '#src/config.ts';
import { fakeWire } from './fakes/fakeWire.ts';

afterEach(() => void vi.unstubAllGlobals());

it('waits for the configuration so long and no longer', async () => {
  fakeWire({ '/config.json': 'silent' });
  await expect(loadConfig(20)).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('says with which status the configuration was refused', async () => {
  fakeWire({ '/config.json': { status: 503, body: 'away' } });
  await expect(loadConfig()).rejects.toThrow('/config.json answered 503');
});
