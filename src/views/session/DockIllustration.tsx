import { RobotFromAbove } from '../ui/RobotFromAbove.tsx';
import { useTexts } from '../useTexts.ts';

/** Coming back, in one drawing: a robot from above, on its way to the dock. */
export function DockIllustration({ className = '' }: { className?: string }) {
  const { signInTexts } = useTexts();
  return (
    <svg viewBox="0 0 480 440" role="img" aria-label={signInTexts.drawing} className={className} fill="none">
      <g stroke="var(--edge)" strokeWidth="1.5">
        <path d="M1 20V1h19M460 1h19v19M479 420v19h-19M20 439H1v-19" />
        <path d="M40 439v-6M100 439v-10M160 439v-6M220 439v-10M280 439v-6M340 439v-10M400 439v-6" strokeWidth="1" />
        <path d="M1 60h6M1 120h10M1 180h6M1 240h10M1 300h6M1 360h10" strokeWidth="1" />
      </g>
      <g fill="var(--raised)" stroke="var(--edge)" strokeWidth="1.5">
        <rect x="176" y="72" width="92" height="56" rx="2" />
        <rect x="268" y="338" width="64" height="52" rx="2" />
        <rect x="52" y="158" width="52" height="52" rx="2" />
      </g>
      <Dock />
      <g stroke="var(--accent)" strokeWidth="2" strokeLinecap="round">
        <path d="M128 316C170 252 214 220 288 220h52" strokeDasharray="1 7" />
        <circle cx="372" cy="220" r="31" strokeDasharray="4 5" strokeWidth="1.5" />
      </g>
      <RobotFromAbove transform="translate(108 344) rotate(36)" />
      <Readouts />
    </svg>
  );
}

/** The wall, the dock in it, and the beam that a robot follows home. */
function Dock() {
  return (
    <>
      <path d="M404 220 262 160v120z" fill="var(--signal)" opacity="0.1" />
      <path d="M404 220 262 160M404 220H250M404 220 262 280" stroke="var(--signal)" strokeWidth="0.9" opacity="0.6" />
      <path d="M436 52v336" stroke="var(--edge)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M436 172h-22a8 8 0 0 0-8 8v80a8 8 0 0 0 8 8h22"
        fill="var(--raised)"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <circle cx="406" cy="220" r="5" fill="var(--signal)" />
      <path d="M421 200v40" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

function Readouts() {
  const { signInTexts } = useTexts();
  return (
    <g fill="var(--muted)" fontFamily="'JetBrains Mono Variable', monospace" fontSize="11">
      <text x="16" y="24" fill="var(--signal)">
        {signInTexts.drawingTopic}
      </text>
      <text x="16" y="40">
        {signInTexts.drawingRange}
      </text>
    </g>
  );
}
