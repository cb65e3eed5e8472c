import { ada } from '../../fakes/fakeAuth.ts';

/** Secrets that a session is full of, and that must never be found in its log. */
export const canaries = {
  email: 'canary.learner@example.org',
  password: 'canary-pass-7781',
  phone: '+49 170 5550142',
  address: 'Canary Lane 12, Testville',
  title: 'Canary Engineer',
  linkedin: 'https://www.linkedin.com/in/canary-learner',
  name: 'Canary Lovelace',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmVkLWNhbmFyeQ',
} as const;

export const canaryUser = { ...ada, id: 'user-canary-0001', email: canaries.email, name: canaries.name };
