import type { ReactNode } from 'react';

/** A drawing for each kind of challenge, in the strokes of the site. */
export function ChallengeArtwork({ category }: { category: string }) {
  return (
    <svg
      viewBox="0 0 320 180"
      aria-hidden="true"
      className="absolute inset-0 size-full"
      preserveAspectRatio="xMidYMid slice"
    >
      {drawings[category] ?? <Servo />}
    </svg>
  );
}

const drawings: Record<string, ReactNode> = {
  Navigation: <Navigation />,
  Manipulation: <Manipulation />,
  Exploration: <Exploration />,
};

function Navigation() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <g fill="var(--raised)" stroke="var(--edge)" strokeWidth="1.5">
        <rect x="104" y="34" width="30" height="72" rx="2" />
        <rect x="172" y="82" width="30" height="70" rx="2" />
        <rect x="222" y="28" width="42" height="34" rx="2" />
        <rect x="48" y="52" width="24" height="24" rx="2" />
      </g>
      <path
        d="M60 130h40c32 0 28-8 42-24s8-50 34-50h16c30 0 22 40 40 52s22 14 34 14"
        stroke="var(--accent)"
        strokeWidth="2.5"
        strokeDasharray="1 8"
      />
      <path d="M276 110v26M276 110l16 6-16 6" stroke="var(--accent)" strokeWidth="2.5" />
      <Rover x={50} y={130} />
    </g>
  );
}

function Manipulation() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M40 150h240" stroke="var(--edge)" strokeWidth="1.5" />
      <g stroke="var(--ink)" strokeWidth="7">
        <path d="M92 138 116 76 178 52" />
        <path d="M178 52 204 78" />
      </g>
      <g fill="var(--canvas)" stroke="var(--ink)" strokeWidth="2.5">
        <rect x="70" y="136" width="44" height="14" rx="3" />
        <circle cx="116" cy="76" r="9" />
        <circle cx="178" cy="52" r="8" />
        <circle cx="92" cy="134" r="9" />
      </g>
      <path d="M195 92l-6-14 26-2 8 12M216 82l6 15" stroke="var(--ink)" strokeWidth="4" />
      <rect x="192" y="98" width="28" height="28" rx="2" fill="var(--accent)" />
      <rect x="236" y="122" width="28" height="28" rx="2" fill="var(--raised)" stroke="var(--edge)" strokeWidth="1.5" />
      <path d="M190 150h32M206 130v14m-5-5 5 6 5-6" stroke="var(--signal)" strokeWidth="2" />
    </g>
  );
}

/** An occupancy grid: `#` wall, `.` free, `?` the frontier to what is still unknown. */
const map = [
  '..##########....',
  '..#........#....',
  '..#........###..',
  '..#...........??',
  '..####........??',
  '.....#.....####.',
  '.....#..##.#....',
  '.....#??##.#....',
  '......??..??....',
];

/** The cells of the map, each with its place on the sheet. */
const cells = map.flatMap((row, y) => row.split('').map((cell, x) => ({ cell, x, y, place: `${x} ${y}` })));

function Exploration() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {cells.map(({ cell, x, y, place }) => (
        <rect key={place} x={x * 20 + 1} y={y * 20 + 1} width="18" height="18" rx="1.5" {...cellLook(cell, x, y)} />
      ))}
      <path d="M92 48c20 0 24 6 40 26s36 18 60 18" stroke="var(--accent)" strokeWidth="2.5" strokeDasharray="1 8" />
      <Rover x={206} y={92} />
    </g>
  );
}

function cellLook(cell: string, x: number, y: number): { fill: string; opacity?: number } {
  if (cell === '#') return { fill: 'var(--edge)', opacity: 0.75 };
  if (cell === '?') return { fill: 'var(--signal)', opacity: 0.45 };
  return isInside(x, y) ? { fill: 'var(--hover)' } : { fill: 'none' };
}

/** A free cell between two walls of its row has been explored. */
function isInside(x: number, y: number): boolean {
  const row = map[y] ?? '';
  return /[#?]/.test(row.slice(0, x)) && /[#?]/.test(row.slice(x + 1));
}

function Servo() {
  return (
    <g fill="none" stroke="var(--edge)" strokeWidth="2" strokeLinecap="round">
      <circle cx="160" cy="90" r="50" strokeDasharray="2 9" />
      <circle cx="160" cy="90" r="18" fill="var(--raised)" />
      <path d="M160 90 196 54" stroke="var(--accent)" strokeWidth="6" />
      <circle cx="160" cy="90" r="4" fill="var(--accent)" stroke="none" />
    </g>
  );
}

function Rover({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-11-15h22M-11 15h22" stroke="var(--ink)" strokeWidth="5" />
      <circle r="13" fill="var(--canvas)" stroke="var(--ink)" strokeWidth="2.5" />
      <circle r="4" fill="var(--signal)" />
    </g>
  );
}
