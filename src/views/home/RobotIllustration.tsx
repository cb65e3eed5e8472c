import { RobotFromAbove } from '../ui/RobotFromAbove.tsx';
import { useFirstTexts } from '../useTexts.ts';
import { type Box, laserScan } from './laserScan.ts';

const robot = { x: 210, y: 330 };
/** A metre on the sheet: the robot is as long on it as the real one, and a ray that meets nothing leaves it. */
const METRE = 150;
const boxes: readonly Box[] = [
  { x: 40, y: 60, width: 104, height: 64 },
  { x: 236, y: 84, width: 72, height: 72 },
  { x: 396, y: 172, width: 56, height: 132 },
  { x: 58, y: 214, width: 48, height: 48 },
  { x: 330, y: 356, width: 62, height: 44 },
];
const rays = laserScan({ from: robot, heading: -70, spread: 220, count: 89, range: 10 * METRE, boxes });

/** The product in one drawing: a robot from above, and what its laser sees. */
export function RobotIllustration({ className = '' }: { className?: string }) {
  const { homeTexts } = useFirstTexts();
  return (
    <svg viewBox="0 0 480 440" role="img" aria-label={homeTexts.drawing} className={className}>
      <Frame />
      <g stroke="var(--signal)" strokeWidth="0.9">
        {rays.map((ray) => (
          <line
            key={`${ray.x} ${ray.y}`}
            x1={robot.x}
            y1={robot.y}
            x2={ray.x}
            y2={ray.y}
            opacity={ray.isHit ? 0.5 : 0.14}
          />
        ))}
      </g>
      <g fill="var(--raised)" stroke="var(--edge)" strokeWidth="1.5">
        {boxes.map((box) => (
          <rect key={`${box.x} ${box.y}`} x={box.x} y={box.y} width={box.width} height={box.height} rx="2" />
        ))}
      </g>
      <g fill="var(--signal)">
        {rays
          .filter((ray) => ray.isHit)
          .map((ray) => (
            <circle key={`${ray.x} ${ray.y}`} cx={ray.x} cy={ray.y} r="2.4" />
          ))}
      </g>
      <PlannedPath />
      <RobotFromAbove transform={`translate(${robot.x} ${robot.y}) rotate(2)`} />
      <Readouts />
    </svg>
  );
}

/** The corners of the sheet and its scale along the edge. */
function Frame() {
  return (
    <g fill="none" stroke="var(--edge)" strokeWidth="1.5">
      <path d="M1 20V1h19M460 1h19v19M479 420v19h-19M20 439H1v-19" />
      <path d="M40 439v-6M100 439v-10M160 439v-6M220 439v-10M280 439v-6M340 439v-10M400 439v-6" strokeWidth="1" />
      <path d="M1 60h6M1 120h10M1 180h6M1 240h10M1 300h6M1 360h10" strokeWidth="1" />
    </g>
  );
}

function PlannedPath() {
  return (
    <g fill="none" stroke="var(--accent)" strokeWidth="2" strokeLinecap="round">
      <path d={`M${robot.x} ${robot.y - 34}C214 236 176 196 190 140S232 44 336 40`} strokeDasharray="1 7" />
      <circle cx="352" cy="39" r="10" />
      <path d="M352 22v34M335 39h34" strokeWidth="1.2" />
    </g>
  );
}

function Readouts() {
  const { homeTexts } = useFirstTexts();
  return (
    <g fill="var(--muted)" fontFamily="'JetBrains Mono Variable', monospace" fontSize="11">
      <text x="16" y="24" fill="var(--signal)">
        {homeTexts.drawingTopic}
      </text>
      <text x="16" y="40">
        {homeTexts.drawingRange}
      </text>
      <path d="M400 418h60M400 414v8M460 414v8" stroke="var(--muted)" fill="none" />
      <text x="430" y="410" textAnchor="middle">
        {homeTexts.drawingScale}
      </text>
    </g>
  );
}
