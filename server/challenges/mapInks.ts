/** The colours of a map, for a light page and for a dark one. */
export type MapInks = Readonly<Record<(typeof names)[number], string>>;

const names = [
  'paper',
  'grid',
  'label',
  'solid',
  'crate',
  'crate-name',
  'driven',
  'line',
  'region',
  'region-edge',
  'region-name',
  'robot',
  'start-name',
] as const;

/** By the colour scheme of whoever shows the map. */
export const mapInks: Readonly<Record<'light' | 'dark', MapInks>> = {
  light: {
    paper: '#f8fafc',
    grid: '#e2e8f0',
    label: '#475569',
    solid: '#334155',
    crate: '#f97316',
    'crate-name': '#9a3412',
    driven: '#be123c',
    line: '#dc2626',
    region: '#bbf7d0',
    'region-edge': '#15803d',
    'region-name': '#14532d',
    robot: '#2563eb',
    'start-name': '#1d4ed8',
  },
  dark: {
    paper: '#191f26',
    grid: '#2b343f',
    label: '#b3bcc6',
    solid: '#94a3b8',
    crate: '#f97316',
    'crate-name': '#fdba74',
    driven: '#fb7185',
    line: '#f87171',
    region: '#173a28',
    'region-edge': '#4ade80',
    'region-name': '#bbf7d0',
    robot: '#3b82f6',
    'start-name': '#93c5fd',
  },
};

const inksOf = (scheme: MapInks): string => names.map((name) => `--${name}:${scheme[name]}`).join(';');

/** What a map begins with, so that its parts can be painted by the names of the colours. */
export const mapStyle = `<style>svg{${inksOf(mapInks.light)}}@media (prefers-color-scheme:dark){svg{${inksOf(mapInks.dark)}}}</style>`;
