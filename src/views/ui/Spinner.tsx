/** Something is under way. It says nothing by itself: the words beside it do. */
export function Spinner({ className = 'text-[1.15em]' }: { className?: string }) {
  return <span aria-hidden="true" className={`i-lucide-loader-circle animate-spin ${className}`} />;
}
