/** The kinds of routes and procedures there are, and how each kind answers everybody. */
import { each, FORGERIES, NEWCOMERS, STANDINGS, type Answers } from './standings.ts';

type Learners = Pick<Answers, 'own' | 'other'>;

/** For verified learners, known by their cookie. */
export function workspace(learners: Learners): Answers {
  return { ...each(STANDINGS, '401 /auth/signin'), ...each(NEWCOMERS, '403 /auth/userDetails'), ...learners };
}

/** A procedure for visitors. A ban keeps out at the next sign-in or refresh: procedures do not know of it. */
export function visitors(answer: string): Answers {
  return {
    ...each(STANDINGS, answer),
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
