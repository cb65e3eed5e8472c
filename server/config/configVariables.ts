/** The environment variables of the server: what they mean, what they are when nobody sets them, and what they may be. */
import * as v from 'valibot';
import { WAIVABLE_FIELDS } from '#contract/limits.ts';
import { trustedProxies } from './trustedProxies.ts';
import { wholeNumber } from './wholeNumber.ts';

interface Variable {
  /** As the README's table prints it. */
  default: string;
  meaning: string;
}

/** Without a path, so that paths can be put behind it. */
const siteAddress = v.pipe(
  v.string(),
  v.check((text) => isAddress(text, ['http:', 'https:']), 'must be an address such as https://robots.example.org'),
  v.check((text) => !isAddress(text, ['http:', 'https:']) || new URL(text).pathname === '/', 'must have no path'),
  v.transform((text) => new URL(text).origin),
);

const webAddress = v.pipe(
  v.string(),
  v.check((text) => isAddress(text, ['http:', 'https:']), 'must be an address starting with http:// or https://'),
);

const mailAddress = v.pipe(
  v.string(),
  v.check((text) => isAddress(text, ['smtp:', 'smtps:']), 'must be an address such as smtp://user:password@host:587'),
);

const natsAddresses = v.pipe(
  v.string(),
  v.check(
    (text) => text.split(',').every((part) => isAddress(part.trim(), ['nats:', 'tls:'])),
    'must be addresses such as nats://user:password@host:4222, separated by commas',
  ),
);

const emailAddress = v.pipe(v.string(), v.email('must be an e-mail address such as robots@example.org'));

const emailAddresses = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim().toLowerCase())),
  v.array(v.pipe(v.string(), v.email('must be e-mail addresses such as robots@example.org, separated by commas'))),
);

const siteAddresses = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(siteAddress),
);

const avatarOrigins = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (text) => isAddress(text.replace('//*.', '//'), ['https:', 'http:']) && !/\/$|\/.*\/.*\//.test(text),
        'must be origins such as https://pictures.example.org or https://*.example.org, separated by commas',
      ),
    ),
  ),
);

const waivableFields = v.pipe(
  v.string(),
  v.transform((text) => (text === 'none' ? [] : text.split(',').map((part) => part.trim()))),
  v.array(v.picklist(WAIVABLE_FIELDS, 'must be phone, gender or both, separated by a comma, or none')),
  v.transform((fields) => WAIVABLE_FIELDS.filter((field) => fields.includes(field))),
);

const perMinute = wholeNumber(1, 1_000_000);

/** What each variable may be; the messages say what it must be. */
export const environment = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or an address')), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), './data'),
  SITE_URL: v.optional(siteAddress),
  ALLOWED_ORIGINS: v.optional(siteAddresses),
  TRUSTED_PROXIES: v.optional(trustedProxies),
  SUPABASE_URL: v.optional(siteAddress),
  SUPABASE_ANON_KEY: v.optional(v.string()),
  SUPABASE_SERVICE_ROLE_KEY: v.optional(v.string()),
  SMTP_URL: v.optional(mailAddress),
  OPERATOR_NAME: v.optional(v.pipe(v.string(), v.maxLength(200, 'must be at most 200 characters long'))),
  OPERATORS: v.optional(emailAddresses),
  CONTACT_EMAIL: v.optional(emailAddress),
  CAREERS_EMAIL: v.optional(emailAddress),
  ENTERPRISE_URL: v.optional(webAddress),
  IMAGE_BASE_URL: v.optional(webAddress),
  PROFILE_FIELDS: v.optional(waivableFields, 'phone,gender'),
  AVATAR_ORIGINS: v.optional(avatarOrigins, 'https://*.googleusercontent.com'),
  EMBEDDED_PUBLIC: v.optional(v.picklist(['yes', 'no'], 'must be yes or no'), 'no'),
  ROS_OVERLAY: v.optional(v.string()),
  CLUSTER_NATS: v.optional(natsAddresses),
  CLUSTER_FILES: v.optional(v.string()),
  CLUSTER_URL: v.optional(siteAddress),
  CLUSTER_REPLICAS: v.optional(wholeNumber(1, 5), '1'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    ),
    'warn',
  ),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must be at least 16 characters long'))),
  CONTROL_GROUPS: v.optional(v.picklist(['auto', 'yes', 'no'], 'must be auto, yes or no'), 'auto'),
  MEMORY_LIMIT_MB: v.optional(wholeNumber(256, 1_048_576), '1024'),
  DISK_RESERVE_MB: v.optional(wholeNumber(0, 1_048_576), '512'),
  LEARNER_QUOTA_MB: v.optional(wholeNumber(16, 1_048_576), '512'),
  LEARNER_QUOTA_FILES: v.optional(wholeNumber(1000, 1_000_000), '20000'),
  PROGRAM_LIMIT: v.optional(wholeNumber(1, 200), '12'),
  RATE_LIMIT_READ_PER_MINUTE: v.optional(perMinute, '240'),
  RATE_LIMIT_SAVE_PER_MINUTE: v.optional(perMinute, '120'),
  RATE_LIMIT_BUILD_PER_MINUTE: v.optional(perMinute, '6'),
  RATE_LIMIT_EXECUTE_PER_MINUTE: v.optional(perMinute, '20'),
  RATE_LIMIT_TOPICS_PER_MINUTE: v.optional(perMinute, '300'),
  RATE_LIMIT_OTHER_PER_MINUTE: v.optional(perMinute, '300'),
  RATE_LIMIT_ADDRESS_PER_MINUTE: v.optional(perMinute, '12000'),
  RATE_LIMIT_SOCKETS_PER_MINUTE: v.optional(perMinute, '1200'),
});

export type VariableName = keyof typeof environment.entries;

export const configVariables: Readonly<Record<VariableName, Variable>> = {
  PORT: { default: '3000', meaning: 'The port to listen on; 0 takes a free one.' },
  HOST: { default: '127.0.0.1', meaning: 'The address to listen on.' },
  DATA_DIR: { default: './data', meaning: 'Where accounts, workspaces and kept versions are stored.' },
  SITE_URL: { default: 'http://localhost:PORT', meaning: 'The address under which browsers reach the site.' },
  ALLOWED_ORIGINS: {
    default: 'SITE_URL; for a site of this machine also http://localhost:PORT, http://127.0.0.1:PORT',
    meaning: 'The origins whose pages may use the workspace, separated by commas.',
  },
  TRUSTED_PROXIES: {
    default: '(none)',
    meaning:
      'Addresses and ranges of the proxies before this server, separated by commas; they alone may say in `X-Forwarded-For` where a call comes from.',
  },
  SUPABASE_URL: { default: '(embedded)', meaning: 'A hosted Supabase project to use instead of the embedded one.' },
  SUPABASE_ANON_KEY: { default: '(embedded)', meaning: 'The public key of that project.' },
  SUPABASE_SERVICE_ROLE_KEY: {
    default: '(embedded)',
    meaning:
      'The secret key of that project, with which verdicts are stored and accounts deleted; without it nothing is judged and nobody can delete theirs.',
  },
  SMTP_URL: {
    default: '(built-in inbox)',
    meaning: 'The mail server that sends the e-mails of the embedded Supabase.',
  },
  OPERATOR_NAME: { default: '(not named)', meaning: 'Who runs the site, as the terms name it.' },
  OPERATORS: {
    default: '(nobody)',
    meaning:
      'E-mail addresses of the accounts that may see and end what learners run (`/api/operator`), separated by commas.',
  },
  CONTACT_EMAIL: { default: '(the page Contact)', meaning: 'The address at which learners reach who runs the site.' },
  CAREERS_EMAIL: { default: '(not named)', meaning: 'The address for applications, as About Us names it.' },
  ENTERPRISE_URL: { default: '(no link)', meaning: 'Where the Enterprise link leads.' },
  IMAGE_BASE_URL: { default: '(this site)', meaning: 'Where the pictures of challenges are loaded from.' },
  PROFILE_FIELDS: {
    default: 'phone,gender',
    meaning: 'What a profile needs besides its title: phone, gender, both or none (for a site used by minors).',
  },
  AVATAR_ORIGINS: {
    default: 'https://*.googleusercontent.com',
    meaning: 'Where the server may fetch the pictures of learners from, separated by commas.',
  },
  EMBEDDED_PUBLIC: {
    default: 'no',
    meaning: 'With yes, the embedded Supabase may be reached from other machines; it then has no sample accounts.',
  },
  ROS_OVERLAY: { default: './.cache/ros', meaning: 'Where the unpacked ROS packages lie.' },
  CLUSTER_NATS: {
    default: '(one server)',
    meaning: 'The NATS servers at which the servers of a cluster meet, separated by commas.',
  },
  CLUSTER_FILES: { default: '(one server)', meaning: 'The folder of the learners’ files, which all servers share.' },
  CLUSTER_URL: { default: '(one server)', meaning: 'The address at which the other servers reach this one.' },
  CLUSTER_REPLICAS: {
    default: '1',
    meaning: 'How many NATS servers keep the queue of verdicts: 1, or 3 of three or more so that one may be lost.',
  },
  LOG_LEVEL: { default: 'warn', meaning: 'How much is logged: trace, debug, info, warn, error, fatal or silent.' },
  METRICS_TOKEN: {
    default: '(this machine)',
    meaning: 'Who sends it as a bearer token may read `/metrics`; without it, only who sits at this machine.',
  },
  CONTROL_GROUPS: {
    default: 'auto',
    meaning:
      'Whether each learner gets a share of the processors from the kernel: auto where version 1 of its control groups allows it, yes to divide a group of version 2 that is delegated to the server, no.',
  },
  MEMORY_LIMIT_MB: {
    default: '1024',
    meaning: 'Memory that everything a learner runs may hold together, the robot included, in MB.',
  },
  DISK_RESERVE_MB: {
    default: '512',
    meaning: 'Room on the disk that is kept for accounts: with less, learners cannot save, build or run, in MB.',
  },
  LEARNER_QUOTA_MB: {
    default: '512',
    meaning: 'What a learner may keep on the disk, versions of files included, in MB.',
  },
  LEARNER_QUOTA_FILES: { default: '20000', meaning: 'Files, folders and versions that a learner may keep.' },
  PROGRAM_LIMIT: { default: '12', meaning: 'Programs and builds of a learner that may run at a time.' },
  RATE_LIMIT_READ_PER_MINUTE: { default: '240', meaning: 'Files a learner may read in a minute.' },
  RATE_LIMIT_SAVE_PER_MINUTE: { default: '120', meaning: 'Files a learner may save or restore in a minute.' },
  RATE_LIMIT_BUILD_PER_MINUTE: { default: '6', meaning: 'Builds a learner may start in a minute.' },
  RATE_LIMIT_EXECUTE_PER_MINUTE: { default: '20', meaning: 'Commands a learner may start in a minute.' },
  RATE_LIMIT_TOPICS_PER_MINUTE: { default: '300', meaning: 'Topics a learner may ask for in a minute.' },
  RATE_LIMIT_OTHER_PER_MINUTE: { default: '300', meaning: 'Other calls a learner may make in a minute.' },
  RATE_LIMIT_ADDRESS_PER_MINUTE: {
    default: '12000',
    meaning: 'Calls from one address in a minute; a school shares one address.',
  },
  RATE_LIMIT_SOCKETS_PER_MINUTE: { default: '1200', meaning: 'Sockets opened from one address in a minute.' },
};

function isAddress(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}
