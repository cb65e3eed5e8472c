import type { RuntimeConfig } from '#contract/runtimeConfig.ts';

/** What a server tells a page that needs nothing of it. */
export const siteConfig: RuntimeConfig = {
  supabaseUrl: '',
  supabaseAnonKey: '',
  embedded: true,
  emails: 'sent',
  google: 'google',
  operator: { name: null, contactEmail: null, careersEmail: null },
  enterpriseUrl: null,
  requiredFields: ['phone', 'gender'],
  passwordLength: 6,
  imageBaseUrl: null,
  sandbox: { available: true, reason: null },
};
