/** Where each stands, from the top left, and how it looks. */
const circles = [
  ['a1', 'line'],
  ['a2', 'full'],
  ['a3', 'line'],
  ['b1', 'full'],
  ['b2', 'live'],
  ['b3', 'line'],
  ['c1', 'line'],
  ['c2', 'line'],
  ['c3', 'full'],
] as const;

const looks = {
  line: 'border-edge',
  full: 'border-transparent bg-hover',
  live: 'border-accent bg-accent',
} as const;

/** Nine lamps of an instrument; decoration only. */
export function CircleGrid() {
  return (
    <div aria-hidden="true" data-testid="circle-grid" className="grid w-fit grid-cols-3 gap-3">
      {circles.map(([place, look]) => (
        <span key={place} className={`size-8 rounded-full border-2 ${looks[look]}`} />
      ))}
    </div>
  );
}
