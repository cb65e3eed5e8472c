import LoaderCircleIcon from '~icons/lucide/loader-circle';

/** Something is under way. It says nothing by itself: the words beside it do. */
export function Spinner({ className = 'text-[1.15em]' }: { className?: string }) {
  return <LoaderCircleIcon className={`animate-spin ${className}`} />;
}
