/** Which parts of an event or a context are somebody's own and nobody else's business. */
import { GENDERS } from '#contract/limits.ts';
import { isSecretParameter } from './secretPatterns.ts';

const alwaysPersonal =
  /password|passwd|token|secret|api_?key|authorization|e-?mail|phone|address|linkedin|avatar|^(?:user|learner)_?id$|^(full|user|display|first|last)_?name$/i;

/** These say what kind of thing something is, or which one: without them a log means nothing. */
const structural: ReadonlySet<string> = new Set([
  'type',
  'outcome',
  'kind',
  'status',
  'reason',
  'authEvent',
  'id',
  'process_id',
  'processId',
  // What stands for actors and ports in a start state.
  '$actor',
  '$port',
]);

export type Holder = Readonly<Record<string, unknown>>;

export const isStructural = (key: string): boolean => structural.has(key);

/** Whether the text under this key, in this object, is personal whatever it says. */
export function isPersonal(key: string, holder: Holder): boolean {
  if (Array.isArray(holder)) return isSetTo(holder.slice(0, Number(key)));
  if (alwaysPersonal.test(key)) return true;
  if (key === 'name' || key === 'id') return 'provider' in holder && 'email' in holder;
  return key === 'title' && (isAboutSomebody(holder) || holder['type'] === 'title.typed');
}

/** Whether what comes behind these arguments is what `rosparam set` gives to a parameter that is called a secret. */
function isSetTo(before: readonly unknown[]): boolean {
  const name = before.at(-1);
  return typeof name === 'string' && isSecretParameter(name) && before.includes('set');
}

/** Whether this is what a server answered to a call that somebody tried out: all of theirs may be in it, as JSON in a text. */
export const isAnswer = (key: string, holder: Holder): boolean => key === 'body' && 'status' in holder;

/** Whether this is what somebody writes to whoever runs the site: their own words, which nobody else is to read here. */
export const isMessage = (key: string, holder: Holder): boolean =>
  key === 'message' && (holder['type'] === 'message.typed' || 'userName' in holder);

/** Whether what stands under this key is a name or a title: a word that may be a part of others. */
export const isName = (key: string): boolean => /(?:^|_)name$|^title$/i.test(key);

/** Whether this is a choice that is replaced by another one from the same list, as a form would not take a mask. */
export function personalChoice(key: string, value: string): string | undefined {
  return key === 'gender' && GENDERS.some((gender) => gender === value) ? GENDERS[0] : undefined;
}

const isAboutSomebody = (holder: Holder): boolean =>
  'linkedin_url' in holder || 'linkedinUrl' in holder || 'user_name' in holder;
