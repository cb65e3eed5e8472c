/** A servo's horn on its dial. */
export function Logo({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect x="1" y="1" width="30" height="30" rx="6" fill="var(--accent)" />
      <path
        d="M7.2 21.5a10.2 10.2 0 1 1 17.6 0"
        fill="none"
        stroke="var(--accent-ink)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeDasharray="2.5 4.1"
      />
      <path d="M13.4 21.6 19.9 10.2a1.9 1.9 0 0 1 3.3 1.9l-5 12a3 3 0 1 1-4.8-2.5Z" fill="var(--accent-ink)" />
      <circle cx="15.6" cy="23" r="1.25" fill="var(--accent)" />
    </svg>
  );
}
