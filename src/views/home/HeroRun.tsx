import { useEffect, useRef } from 'react';
import { RobotFromAbove } from '../ui/RobotFromAbove.tsx';
import { pathOf, placeOf, point } from '../ui/driveMoment.ts';
import { useFirstTexts } from '../useTexts.ts';
import { type Moment, heroBoxes, heroLength, heroMoment, heroTarget } from './heroMoments.ts';
import { playHero } from './playHero.ts';

/** What whoever wishes for less movement sees: most of the way round is behind the robot. */
const STILL_AT = heroLength * 0.62;

/** The product in one drawing: a real run of a solution, seen from above, with what the laser read. North is up, a unit is a centimetre. */
export function HeroRun() {
  const { homeTexts } = useFirstTexts();
  const drawing = useRef<SVGSVGElement>(null);
  const pause = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const [shown, button] = [drawing.current, pause.current];
    if (shown === null || button === null) return undefined;
    return playHero(shown, button, heroLength, (time) => draw(shown, heroMoment(time)));
  }, []);
  const still = heroMoment(STILL_AT);
  return (
    <div className="relative">
      <svg ref={drawing} viewBox="-180 -400 1160 800" role="img" aria-label={homeTexts.run} className="block w-full">
        <g fill="var(--raised)" stroke="var(--edge)" strokeWidth="3">
          {heroBoxes.map(({ x, y, halfX, halfY }) => (
            <rect key={`${x} ${y}`} x={x - halfX} y={-y - halfY} width={2 * halfX} height={2 * halfY} rx="4" />
          ))}
        </g>
        <g fill="none" stroke="var(--accent)" strokeWidth="4">
          <circle cx={heroTarget.x} cy={-heroTarget.y} r={heroTarget.radius} />
          <path
            d={`M${heroTarget.x} ${-heroTarget.y - 60}v120M${heroTarget.x - 60} ${-heroTarget.y}h120`}
            strokeWidth="2"
          />
          <path
            data-part="trail"
            d={pathOf(still.trail)}
            strokeWidth="5"
            strokeLinecap="round"
            strokeDasharray="2 14"
          />
        </g>
        <path data-part="rays" d={raysOf(still)} stroke="var(--signal)" strokeWidth="2" opacity="0.35" />
        <path data-part="hits" d={hitsOf(still)} stroke="var(--signal)" strokeWidth="11" strokeLinecap="round" />
        <g data-part="robot" transform={placeOf(still)}>
          <RobotFromAbove transform="rotate(90) scale(0.75)" />
        </g>
        <g fill="var(--muted)" fontFamily="'JetBrains Mono Variable', monospace" fontSize="24">
          <text x="-150" y="-376" fill="var(--signal)">
            {homeTexts.drawingTopic}
          </text>
          <path d="M820 318h100M820 308v20M920 308v20" stroke="var(--muted)" strokeWidth="3" />
          <text x="870" y="298" textAnchor="middle">
            {homeTexts.runScale}
          </text>
        </g>
      </svg>
      <button
        ref={pause}
        type="button"
        aria-pressed="false"
        className="moves absolute right-[6%] top-[12%] h-8 border border-line rounded bg-surface px-3 text-xs font-medium text-muted hover:bg-hover hover:text-ink aria-pressed:bg-hover aria-pressed:text-ink motion-reduce:hidden max-md:h-9"
      >
        {homeTexts.runPause}
      </button>
    </div>
  );
}

/** Sixty times a second: past React, which would compare everything that does not move. */
function draw(drawing: SVGSVGElement, moment: Moment): void {
  const set = (part: string, name: string, value: string) =>
    drawing.querySelector(`[data-part="${part}"]`)?.setAttribute(name, value);
  set('trail', 'd', pathOf(moment.trail));
  set('rays', 'd', raysOf(moment));
  set('hits', 'd', hitsOf(moment));
  set('robot', 'transform', placeOf(moment));
}

const raysOf = ({ at, hits }: Moment): string => hits.map((hit) => `M${point(at)}L${point(hit)}`).join('');
const hitsOf = ({ hits }: Moment): string => hits.map((hit) => `M${point(hit)}h0`).join('');
