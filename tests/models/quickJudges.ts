/**
 * While machines are changed on purpose, what waits for a state to which a changed machine never comes is to fail soon: a law takes milliseconds, and a
 * view shows at once what happened. Tables and walks take as long as they take.
 */
import { beforeAll, expect, vi } from 'vitest';

const { testPath = '' } = expect.getState();

vi.setConfig({ testTimeout: testPath.includes('/tests/machines/') ? 4000 : 300_000 });

beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 4000 });
});
