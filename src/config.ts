import { WAIVABLE_FIELDS, limits } from '#contract/limits.ts';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';

/** Asks the server what this installation is like. Rejects when it cannot be reached, stays silent or answers something else. */
export async function loadConfig(timeoutMs: number = limits.requestTimeoutMs): Promise<RuntimeConfig> {
  // As the page asks for it in its head: then it is here already.
  const answer = await fetch('/config.json', { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
  const config: unknown = await answer.json();
  if (!isRuntimeConfig(config)) throw new Error('/config.json is not the configuration of this site.');
  return config;
}

type Check = (value: unknown) => boolean;

/**
 * Whether this is what `contract/runtimeConfig.ts` describes. Nothing is shown before it is known, so it is looked at without the
 * schema library, which every visitor would wait for; a test compares the two.
 */
export const isRuntimeConfig = (value: unknown): value is RuntimeConfig => isConfig(value);

const isA =
  (type: string): Check =>
  (value) =>
    typeof value === type;
const isText = isA('string');
const isTextOrNull: Check = (value) => value === null || isText(value);
const isFlag = isA('boolean');
const isOneOf =
  (known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value);
const hasAll =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(checks).every(([key, check]) => check(Reflect.get(value, key)));

const isConfig = hasAll({
  supabaseUrl: isText,
  supabaseAnonKey: isText,
  embedded: isFlag,
  emails: isOneOf(['sent', 'inbox', 'none'] satisfies RuntimeConfig['emails'][]),
  google: isOneOf(['google', 'sample', 'none'] satisfies RuntimeConfig['google'][]),
  enterpriseUrl: isTextOrNull,
  operator: hasAll({ name: isTextOrNull, contactEmail: isTextOrNull, careersEmail: isTextOrNull }),
  requiredFields: (value) => Array.isArray(value) && value.every(isOneOf(WAIVABLE_FIELDS)),
  passwordLength: isA('number'),
  imageBaseUrl: isTextOrNull,
  sandbox: hasAll({
    available: isFlag,
    reason: isTextOrNull,
    fault: (value) => value === undefined || isText(value),
  }),
} satisfies Record<keyof RuntimeConfig, Check>);
