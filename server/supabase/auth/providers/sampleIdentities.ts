export interface SampleIdentity {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** What choosing it shows. */
  purpose: string;
}

/** Who somebody can be at the sample provider: only invented people. */
export const sampleIdentities: readonly SampleIdentity[] = [
  {
    id: 'sample-1001',
    name: 'Sample Learner',
    email: 'sample.learner@example.com',
    emailVerified: true,
    purpose: 'a new learner, or the same one again',
  },
  {
    id: 'sample-1002',
    name: 'Sample Teacher',
    email: 'sample.teacher@example.com',
    emailVerified: true,
    purpose: 'another learner',
  },
  {
    id: 'sample-1003',
    name: 'Learner',
    email: 'learner@example.com',
    emailVerified: true,
    purpose: 'the sample account of that address, entered this way',
  },
  {
    id: 'sample-1004',
    name: 'Sample Stranger',
    email: 'sample.stranger@example.com',
    emailVerified: false,
    purpose: 'an address that the provider does not vouch for: its owner is asked by an e-mail first',
  },
];
