import type { ReactNode } from 'react';

export type Errand = 'email' | 'dock' | 'wall' | 'flag' | 'lock';

/** Where the robot is going, in one stroke each. */
const goals: Readonly<Record<Errand, ReactNode>> = {
  email: (
    <>
      <rect x="220" y="24" width="68" height="48" rx="3" fill="var(--raised)" stroke="var(--ink)" strokeWidth="2.5" />
      <path d="m221 27 33 26 33-26" stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round" />
      <circle cx="254" cy="54" r="5" fill="var(--signal)" />
    </>
  ),
  dock: (
    <>
      <path d="M268 18h-26a5 5 0 0 0-5 5v50a5 5 0 0 0 5 5h26" stroke="var(--ink)" strokeWidth="2.5" />
      <path d="M268 12v72" stroke="var(--edge)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="237" cy="48" r="6" fill="var(--signal)" />
    </>
  ),
  wall: (
    <>
      <rect x="240" y="6" width="24" height="84" rx="2" fill="var(--raised)" stroke="var(--edge)" strokeWidth="1.5" />
      <path d="M240 27h24M240 48h24M240 69h24" stroke="var(--edge)" strokeWidth="1.5" />
      <path d="m206 37 22 22m0-22-22 22" stroke="var(--bad)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  flag: (
    <>
      <path d="M238 82V16h36l-9 13 9 13h-36" stroke="var(--good)" strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M226 82h24" stroke="var(--edge)" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  lock: (
    <>
      <path d="M235 44v-9a15 15 0 0 1 30 0v9" stroke="var(--ink)" strokeWidth="2.5" />
      <rect x="224" y="44" width="52" height="36" rx="3" fill="var(--raised)" stroke="var(--ink)" strokeWidth="2.5" />
      <path d="M250 58v8" stroke="var(--signal)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
};

/** A robot and where it is going: what an account page is about, before it is read. It says nothing that the words do not. */
export function RobotErrand({ errand }: { errand: Errand }) {
  return (
    <svg viewBox="0 0 320 96" aria-hidden="true" fill="none" className="mx-auto block h-24 w-full max-w-80">
      <path d="M76 48h116" stroke="var(--accent)" strokeWidth="2.5" strokeDasharray="1 8" strokeLinecap="round" />
      <g transform="translate(46 48)">
        <path d="M-15-22h30M-15 22h30" stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" />
        <circle r="20" fill="var(--canvas)" stroke="var(--ink)" strokeWidth="3" />
        <circle r="6" fill="var(--signal)" />
      </g>
      {goals[errand]}
    </svg>
  );
}
