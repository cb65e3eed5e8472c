/** The kinds of routes and procedures there are, and how each kind answers everybody. */
import { each, FORGERIES, NEWCOMERS, CALLER_KINDS, type Answers } from './callerKinds.ts';

/** Whoever asks with a session that is open at the service, whatever the workspace thinks of it. */
type SignedIn = 'left' | (typeof NEWCOMERS)[number] | 'other' | 'own';

/** The same for all. */
export function everybody(answer: string): Answers {
  return each(CALLER_KINDS, answer);
}

/** For verified learners, known by their cookie. */
export function workspace(learners: Pick<Answers, 'own' | 'other'>): Answers {
  return { ...everybody('401 /auth/signin'), ...each(NEWCOMERS, '403 /auth/userDetails'), ...learners };
}

/** For whoever is signed in, whether their profile is complete or not, known by their cookie. */
export function ownAccount({ own, other }: Pick<Answers, 'own' | 'other'>): Answers {
  return { ...workspace({ own, other }), ...each(NEWCOMERS, other) };
}

/** A procedure for visitors. A ban keeps out at the next sign-in or refresh: procedures do not know of it. */
export function visitors(answer: string): Answers {
  return {
    ...everybody(answer),
    ...each([...FORGERIES, 'signedOut', 'deleted'], '401 PGRST301'),
    expired: '401 PGRST303',
  };
}

/** A procedure for whoever is signed in. */
export function signedIn(answer: string): Answers {
  return { ...visitors(answer), ...each(['anonymous', 'astray', 'anonKey'], '401 42501') };
}

/** A procedure about one learner: the caller, and nobody else, not even the key of the service. */
export function ownOnly(answer: string): Answers {
  return { ...signedIn(answer), ...each(['other', 'banned', 'serviceKey'], '403 42501') };
}

/** A procedure for the server itself, which has the key of the service. */
export function serviceOnly(answer: string): Answers {
  return { ...signedIn('403 42501'), serviceKey: answer };
}

/** The account of the caller at the authentication service: asked for a session before anything else. */
export function account(answer: string, others: Partial<Pick<Answers, SignedIn>> = {}): Answers {
  return {
    ...everybody(answer),
    ...each(['anonymous', 'astray'], '401 no_authorization'),
    ...each([...FORGERIES, 'anonKey', 'serviceKey'], '403 bad_jwt'),
    signedOut: '403 session_not_found',
    banned: '403 user_banned',
    deleted: '403 user_not_found',
    ...others,
  };
}

/** Something that a learner owns at the authentication service: to anybody else who is signed in it does not exist. */
export function ownThing(answer: string, refusal: string): Answers {
  return account(answer, each([...NEWCOMERS, 'other'], refusal));
}

/** What only the key of the service may do. */
export function administrators(answer: string): Answers {
  return {
    ...everybody('403 not_admin'),
    ...each(['anonymous', 'astray'], '401 no_authorization'),
    ...each(FORGERIES, '403 bad_jwt'),
    serviceKey: answer,
  };
}
