import { beforeAll } from 'vitest';

// Where a test has a page, what is to be seen may take its time: none is to fail because others keep the machine busy.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure, getConfig } = await import('@testing-library/dom');
  const { getElementError } = getConfig();
  configure({
    asyncUtilTimeout: 60_000,
    // The page is printed where a test fails, and not each time that something is not there yet.
    getElementError: (message, container) =>
      isWaiting(getConfig()) ? new Error(message ?? '') : getElementError(message, container),
  });
});

/** While the library waits for something, it asks again and again, throws away all errors but the last, and says so here. */
const isWaiting = (config: object): boolean => Reflect.get(config, '_disableExpensiveErrorDiagnostics') === true;
