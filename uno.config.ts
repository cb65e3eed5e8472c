import { defineConfig, presetWind4 } from 'unocss';

/** A colour of `src/views/theme/theme.css`, which says what it is in the dark and in the light. */
const token = (name: string) => `var(--${name})`;

/** Text sizes: UI text is 13 and 14 px, reading text 16, headings grow with the window. */
const text = {
  '2xs': { fontSize: '0.6875rem', lineHeight: '1rem' },
  xs: { fontSize: '0.75rem', lineHeight: '1.125rem' },
  sm: { fontSize: '0.8125rem', lineHeight: '1.25rem' },
  base: { fontSize: '0.875rem', lineHeight: '1.375rem' },
  lg: { fontSize: '1rem', lineHeight: '1.625rem' },
  xl: { fontSize: '1.1875rem', lineHeight: '1.75rem' },
  '2xl': { fontSize: '1.5rem', lineHeight: '1.95rem' },
  '3xl': { fontSize: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.375rem)', lineHeight: '1.15' },
  hero: { fontSize: 'clamp(2.25rem, 1.5rem + 3.2vw, 4rem)', lineHeight: '1.04' },
};

/** The design language: what every page is made of. */
export default defineConfig({
  presets: [presetWind4({ preflights: { reset: true, theme: 'on-demand' } })],
  // The look that pieces share stands in plain modules, which are not searched by default.
  content: { pipeline: { include: [/\/src\/views\/.*\.tsx?($|\?)/] } },
  variants: [
    // A part of the workspace that is low: in a small window, or in one that is looked at enlarged.
    (rule) =>
      rule.startsWith('low:') ? { matcher: rule.slice('low:'.length), parent: '@container (max-height: 20rem)' } : rule,
  ],
  // Words of the comments that are also names of rules.
  blocklist: ['?', 'where', 'b', 'static', 'fixed-height'],
  theme: {
    breakpoint: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    spacing: { page: '74rem' },
    text,
    font: {
      sans: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
      mono: "'JetBrains Mono Variable', ui-monospace, 'DejaVu Sans Mono', monospace",
    },
    radius: { sm: '3px', DEFAULT: '5px', md: '5px', lg: '8px', full: '9999px' },
    shadow: { raised: token('shadow-raised'), floating: token('shadow-floating') },
    colors: {
      canvas: token('canvas'),
      surface: token('surface'),
      raised: token('raised'),
      sunken: token('sunken'),
      hover: token('hover'),
      line: token('line'),
      edge: token('edge'),
      ink: token('ink'),
      muted: token('muted'),
      faint: token('faint'),
      accent: token('accent'),
      'accent-strong': token('accent-strong'),
      'accent-ink': token('accent-ink'),
      'accent-text': token('accent-text'),
      signal: token('signal'),
      good: token('good'),
      warn: token('warn'),
      bad: token('bad'),
      'bad-fill': token('bad-fill'),
      'bad-ink': token('bad-ink'),
      expert: token('expert'),
      difficulty: {
        easy: token('good'),
        medium: token('warn'),
        hard: token('bad'),
        expert: token('expert'),
      },
      console: {
        DEFAULT: token('console'),
        out: token('good'),
        warn: token('warn'),
        err: token('bad'),
        blue: token('console-blue'),
        magenta: token('console-magenta'),
      },
    },
  },
  shortcuts: {
    'page-width': 'mx-auto w-full max-w-page px-4 md:px-8',
    eyebrow: 'font-mono text-2xs uppercase tracking-[0.14em] text-faint',
    'control-edge': 'border border-edge rounded bg-sunken text-ink placeholder:text-faint hover:border-muted',
    'readout-text': 'font-mono text-xs tabular-nums',
  },
});
