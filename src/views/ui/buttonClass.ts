export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const shape =
  'moves inline-flex items-center justify-center gap-2 rounded border font-medium whitespace-nowrap select-none no-underline ' +
  'aria-disabled:cursor-not-allowed aria-disabled:opacity-45 aria-busy:opacity-80! active:translate-y-px';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-accent-ink shadow-raised enabled:hover:bg-accent-strong',
  secondary: 'border-edge bg-raised text-ink hover:bg-hover hover:border-muted',
  quiet: 'border-transparent bg-transparent text-muted hover:bg-hover hover:text-ink',
  danger: 'border-transparent bg-bad-fill text-bad-ink hover:brightness-115',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 px-2.5 text-sm',
  md: 'h-9 px-3.5 text-base',
  lg: 'h-12 px-6 text-lg',
};

/** The look that buttons share with links that lead on. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize): string {
  return `${shape} ${variants[variant]} ${sizes[size]}`;
}
