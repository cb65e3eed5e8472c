import ChevronRightIcon from '~icons/lucide/chevron-right';

/** Before the summary of details, whose class is `group`: that there is more, and whether it is shown. */
export function OpenMark() {
  return (
    <ChevronRightIcon className="moves shrink-0 text-faint motion-safe:transition-transform group-open:rotate-90" />
  );
}
