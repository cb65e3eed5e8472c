/** The secrets that are known of a visit, and searched for in every text. */
import type { DetailsError } from '../ports/profilePort.ts';
import type { EmailError } from '../session/emailError.ts';
import type { NewPasswordErrors } from '../session/newPassword.ts';
import { publicPaths } from '../site/pages.ts';
import { writtenForms } from './writtenForms.ts';

/** Under which kind of name a secret was seen; `found`: under none, it showed in a text what it is. */
export type SecretKind = 'secret' | 'name' | 'found';

export interface KnownSecrets {
  /** What is looked for wherever it may stand, and as words of their own. */
  readonly anywhere: readonly string[];
  readonly asWords: readonly string[];
  /** How often something was learnt: what is known may be other things, and as many. */
  readonly learnt: number;
  /** `place` tells what is typed letter by letter, of which only the last is worth a search. */
  learn: (kind: SecretKind, place: string, secret: string) => void;
}

const SHORTEST_SEARCHED = 5;
/** So many are searched for of each kind. What is found pushes out nothing that was seen under a name. */
const MOST_SEARCHED = 500;

type FaultOf<Errors> = NonNullable<Errors[keyof Errors]>;

/** By these the site says what is wrong with a field, under the name of the field. */
const faults: Readonly<Record<EmailError | FaultOf<NewPasswordErrors> | FaultOf<DetailsError>, true>> = {
  required: true,
  invalid: true,
  short: true,
  different: true,
  noCountry: true,
  tooShort: true,
  tooLong: true,
  noNumber: true,
  noAddress: true,
  noLink: true,
};

export function knownSecrets(): KnownSecrets {
  const known: Readonly<Record<SecretKind, Set<string>>> = { secret: new Set(), name: new Set(), found: new Set() };
  /** What was learnt last in each place, and what is searched for because of it alone. */
  const newest = new Map<string, { secret: string; forms: readonly string[] }>();
  const isKnown = (kind: SecretKind, form: string) =>
    kind === 'found' ? Object.values(known).some((among) => among.has(form)) : known[kind].has(form);
  let anywhere: readonly string[] = [];
  let asWords: readonly string[] = [];
  let learnt = 0;

  return {
    get anywhere() {
      return anywhere;
    },
    get asWords() {
      return asWords;
    },
    get learnt() {
      return learnt;
    },
    learn(kind, place, secret) {
      const among = known[kind];
      const earlier = newest.get(`${kind} ${place}`);
      if (earlier?.secret === secret) return;
      const isGrown = secret.length - 1 === earlier?.secret.length && secret.startsWith(earlier.secret);
      const outgrown = isGrown ? earlier.forms : [];
      for (const form of outgrown) among.delete(form);
      const forms = formsOf(kind, secret).filter((form) => !isKnown(kind, form));
      newest.set(`${kind} ${place}`, { secret, forms });
      for (const form of forms) among.add(form);
      for (const oldest of among) if (among.size > MOST_SEARCHED) among.delete(oldest);
      learnt += forms.length;
      if (outgrown.length + forms.length === 0) return;
      anywhere = [...new Set([...known.secret, ...known.found])];
      asWords = [...known.name];
    },
  };
}

function formsOf(kind: SecretKind, secret: string): readonly string[] {
  if (isOrdinary(secret)) return [];
  return kind === 'found' ? [secret] : [...new Set([secret, ...writtenForms(secret)])];
}

/**
 * Short secrets, and those that are a word of the site itself or a part of its addresses, are masked where they stand, but not
 * searched for elsewhere: nothing would be left of what is no secret.
 */
function isOrdinary(secret: string): boolean {
  if (Object.hasOwn(faults, secret)) return true;
  return secret.trim().length < SHORTEST_SEARCHED || publicPaths.some((path) => path.includes(secret));
}
