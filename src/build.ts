/** Which build of the product this is; `scripts/spa.js` says so when it builds. */
export const build = {
  version: String(import.meta.env['VITE_VERSION'] ?? 'development'),
  build: String(import.meta.env['VITE_BUILD'] ?? 'development'),
} as const;
