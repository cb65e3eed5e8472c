import { createBrowserInspector } from '@statelyai/inspect';

/**
 * Opens Stately's inspector in a second window, which belongs to another site: nothing goes there but what `redact`
 * leaves of it. Without a network that window stays empty, and nothing else happens.
 */
export function statelyInspector(redact: <Value>(value: Value) => Value, browser: Window = window) {
  return createBrowserInspector({ window: browser, sanitizeEvent: redact, sanitizeContext: redact, serialize: redact })
    .inspect;
}
