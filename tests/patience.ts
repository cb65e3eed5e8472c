import { beforeAll } from 'vitest';

// Where a test has a page, what is to be seen may take its time: none is to fail because others keep the machine busy.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 60_000 });
});
