/** The robot of the drawings, seen from above and facing up: its wheels, its body, its scanner. Its middle is at (0, 0). */
export function RobotFromAbove({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <g fill="var(--ink)">
        <rect x="-40" y="-19" width="11" height="38" rx="3" />
        <rect x="29" y="-19" width="11" height="38" rx="3" />
      </g>
      <circle r="31" fill="var(--raised)" stroke="var(--ink)" strokeWidth="2" />
      <path d="M-14-22 0-31l14 9" fill="none" stroke="var(--accent)" strokeWidth="3" strokeLinejoin="round" />
      <circle r="13" fill="var(--canvas)" stroke="var(--edge)" strokeWidth="1.5" />
      <circle r="5" fill="var(--signal)" />
      <path d="M-12 21h24" stroke="var(--edge)" strokeWidth="2" strokeLinecap="round" />
    </g>
  );
}
