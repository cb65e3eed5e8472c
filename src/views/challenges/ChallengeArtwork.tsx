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
  Basics: <Basics />,
  Navigation: <Navigation />,
  Manipulation: <Manipulation />,
  Exploration: <Exploration />,
};

/** The first metres: a straight way onto a pad. */
function Basics() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M24 46h272M24 134h272" stroke="var(--edge)" strokeWidth="5" />
      <rect
        x="206"
        y="60"
        width="64"
        height="60"
        rx="2"
        fill="var(--hover)"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeDasharray="6 6"
      />
      <path d="M92 90h92m-8-7 8 7-8 7" stroke="var(--accent)" strokeWidth="2.5" />
      <Rover x={60} y={90} />
    </g>
  );
}

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

/** The crates of the yard, one of them pushed by the robot, and the zone they belong in. */
function Manipulation() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M24 20h272v140H132M24 20v140h44" stroke="var(--edge)" strokeWidth="5" />
      <rect
        x="206"
        y="52"
        width="72"
        height="76"
        rx="2"
        fill="var(--hover)"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeDasharray="6 6"
      />
      <path d="M148 90h44m-8-7 8 7-8 7" stroke="var(--accent)" strokeWidth="2.5" />
      <Crate x={129} y={90} />
      <Crate x={84} y={52} />
      <Crate x={70} y={128} />
      <Rover x={100} y={90} />
    </g>
  );
}

function Crate({ x, y }: { x: number; y: number }) {
  return (
    <g data-part="crate" fill="var(--raised)" stroke="var(--ink)" strokeWidth="2" transform={`translate(${x} ${y})`}>
      <rect x="-12" y="-12" width="24" height="24" rx="2" />
      <path d="m-12-12 24 24m0-24-24 24" strokeWidth="1" opacity="0.5" />
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

/** The robot from above, its flat front to the right. */
function Rover({ x, y }: { x: number; y: number }) {
  return (
    <g data-part="robot" transform={`translate(${x} ${y})`}>
      <path d="M-9-14H9M-9 14H9" stroke="var(--ink)" strokeWidth="5" />
      <rect x="-15" y="-13" width="30" height="26" rx="3" fill="var(--canvas)" stroke="var(--ink)" strokeWidth="2.5" />
      <circle r="4" fill="var(--signal)" />
    </g>
  );
}
