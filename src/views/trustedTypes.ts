/**
 * What becomes markup or the address of a script. A browser with Trusted Types takes either from a policy alone, and each has one of
 * its own, which passes nothing but what its kind is made of. Other browsers get the same texts, checked alike.
 */
import { trustedTypePolicies } from '#contract/trustedTypePolicies.ts';

/** What `scripts/svgOf.js` draws with, and the comment below it. Whatever else follows a `<` is no drawing of ours. */
const FOREIGN_ELEMENT =
  /<(?!\/?(?:circle|defs|g|marker|path|polygon|polyline|rect|style|svg|text|title)(?:[\s>]|\/>)|!-- drawn from \w+ as \w+ -->)/;
const EVENT_HANDLER = /[\s"'/]on\w+\s*=/i;

/** Where the scripts of a build lie; while somebody develops, they lie where they were written. */
const SCRIPTS = import.meta.env.DEV ? '/' : '/assets/';

const EMPTY_PAGE = '<!doctype html><html lang="en"><head></head><body></body></html>';

const drawings = policyOf(trustedTypePolicies.drawing, { createHTML: ownDrawing });
const workers = policyOf(trustedTypePolicies.worker, { createScriptURL: ownScript });
const stages = policyOf(trustedTypePolicies.stage, { createHTML: onlyEmptyPage });

/** A drawing of a machine, for a parser. */
export const trustedDrawing = (drawing: string): string => asText(drawings.createHTML(drawing));

/** The address of a worker of ours. */
export const trustedWorker = (address: string): string => asText(workers.createScriptURL(address));

/** The page of a window that is filled by React. */
export const emptyPage = asText(stages.createHTML(EMPTY_PAGE));

/** The types of what takes it, in TypeScript, know of text alone. */
function asText(trusted: string | TrustedHTML | TrustedScriptURL): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return trusted as string;
}

function policyOf<Rules extends TrustedTypePolicyOptions>(name: string, rules: Rules) {
  return globalThis.window?.trustedTypes?.createPolicy(name, rules) ?? rules;
}

function onlyEmptyPage(page: string): string {
  if (page !== EMPTY_PAGE) throw new TypeError('That is no empty page.');
  return page;
}

function ownDrawing(drawing: string): string {
  if (FOREIGN_ELEMENT.test(drawing) || EVENT_HANDLER.test(drawing)) throw new TypeError('That is no drawing of ours.');
  return drawing;
}

function ownScript(address: string): string {
  const { origin, pathname } = new URL(address, window.location.href);
  if (origin !== window.location.origin || !pathname.startsWith(SCRIPTS))
    throw new TypeError('That is no script of ours.');
  return address;
}
