/** Before the summary of details, whose class is `group`: that there is more, and whether it is shown. */
export function OpenMark() {
  return (
    <span
      aria-hidden="true"
      className="moves i-lucide-chevron-right shrink-0 text-faint motion-safe:transition-transform group-open:rotate-90"
    />
  );
}
