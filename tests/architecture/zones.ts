/** Who may import whom: the table of docs/architecture.md as data. What is not listed is forbidden. */
export interface Zone {
  /** The zones it may import from; `types` only with `import type`. */
  may: readonly string[];
  types?: readonly string[];
  /** Packages from outside, as names or, with a `*` at the end, as beginnings of names. */
  packages: readonly string[];
  /** The only file of it that other zones import; without one they import any. */
  entrance?: string;
  /** What somebody should do who needs more. */
  advice: string;
}

const browserLibraries = [
  'axios',
  'idb',
  'libphonenumber-js/*',
  'partysocket',
  '@statelyai/inspect',
  '@supabase/supabase-js',
  '@tanstack/query-core',
  'valibot',
];
const serverLibraries = [
  'node:*',
  'fastify',
  '@fastify/*',
  'ws',
  'jose',
  'valibot',
  '@valibot/to-json-schema',
  '@dimforge/rapier3d-compat',
  'prom-client',
];
const supabaseLibraries = [
  'node:*',
  'fastify',
  'jose',
  'valibot',
  '@electric-sql/pglite',
  'bcryptjs',
  'nodemailer',
  'otpauth',
  'uqr',
];

/** The longest path that fits is a file's zone. */
export const zones: Readonly<Record<string, Zone>> = {
  contract: {
    may: [],
    packages: ['valibot'],
    advice:
      'The contract only says what both ends agree on: put what does something with it into the end that does it.',
  },
  'machines/ports': {
    may: [],
    types: ['contract'],
    packages: [],
    advice: 'A port is an interface and nothing else: put the code that fulfils it into src/adapters.',
  },
  machines: {
    may: ['machines/ports', 'contract'],
    packages: ['xstate', 'valibot'],
    advice: 'A machine reaches the world through a port in its input: declare what you need in machines/ports.',
  },
  'src/texts/<locale>': {
    may: [],
    types: ['src/texts', 'machines', 'machines/ports', 'contract'],
    packages: [],
    advice: 'Texts are tables from facts to words: let the view choose the fact.',
  },
  'src/texts': {
    may: ['src/texts/<locale>'],
    types: ['machines', 'machines/ports', 'contract'],
    packages: [],
    advice: 'What lies directly in src/texts is the same in every language.',
  },
  'src/views': {
    may: ['src/views/workspace/robot/scene', 'src/texts', 'machines', 'contract'],
    types: ['machines/ports'],
    packages: [
      'react',
      'react-dom',
      'xstate',
      '@xstate/react',
      '@headlessui/react',
      '@codemirror/*',
      '@lezer/highlight',
      '@lezer/python',
      '@floating-ui/react',
      'react-hot-toast',
      'ansi-sequence-parser',
      'dompurify',
      'mdast-util-from-markdown',
      'mdast-util-gfm-table',
      'micromark-extension-gfm-table',
      'uplot',
      '~icons/*',
    ],
    advice:
      'A view shows what a machine knows and reports what the learner did: ask the machine, which asks a port. Its words come from useTexts().',
  },
  'src/views/workspace/robot/scene': {
    may: ['src/views', 'machines', 'contract'],
    types: ['machines/ports'],
    packages: ['three', 'three/*'],
    entrance: 'src/views/workspace/robot/scene/openScene.ts',
    advice: 'Only this folder knows of WebGL: whoever wants a scene opens one, and tells it by the machines.',
  },
  'src/adapters': {
    may: ['machines/ports', 'contract'],
    packages: browserLibraries,
    advice:
      'An adapter fulfils one port with one library and knows nothing of machines: answer what the port promises.',
  },
  src: {
    may: ['src/adapters', 'src/views', 'src/texts', 'src/texts/<locale>', 'machines', 'machines/ports', 'contract'],
    packages: ['react', 'react-dom', 'xstate', '@xstate/react', 'virtual:uno.css', '@fontsource-variable/*', 'valibot'],
    advice: 'What lies directly in src only wires the parts together.',
  },
  'server/supabase': {
    may: ['server', 'contract'],
    packages: supabaseLibraries,
    entrance: 'server/supabase/startEmbeddedSupabase.ts',
    advice: 'The embedded Supabase stands by itself; the rest of the server hands it what it needs.',
  },
  'server/ros1': {
    may: ['server', 'contract'],
    packages: ['node:*', 'valibot', '@foxglove/*'],
    entrance: 'server/ros1/ros1.ts',
    advice: 'What speaks ROS 1 fulfils server/middleware and knows nothing of HTTP or of accounts.',
  },
  'server/cluster': {
    may: ['server', 'contract'],
    packages: ['node:*', 'fastify', 'valibot', '@nats-io/*', 'httpxy'],
    entrance: 'server/cluster/joinCluster.ts',
    advice: 'Only this folder knows of other servers: the rest asks by `Neighbours` and by `WorkspacePlaces`.',
  },
  server: {
    may: ['server/supabase', 'server/ros1', 'server/cluster', 'contract'],
    packages: serverLibraries,
    advice: 'The server shares the contract with the browser and nothing else; what both need belongs there.',
  },
  e2e: {
    may: [],
    packages: ['node:*', 'playwright', '@axe-core/playwright'],
    advice: 'A journey knows what a visitor knows: look at the page, or at the wire, not into the code.',
  },
};

/** The zone of a file by its path from the project's root; undefined for what may import anything, such as tests. */
export function zoneOf(path: string): string | undefined {
  if (/^src\/texts\/[^/]+\//.test(path)) return 'src/texts/<locale>';
  return Object.keys(zones)
    .filter((zone) => path.startsWith(`${zone}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
