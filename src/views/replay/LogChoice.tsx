import { type ButtonVariant, buttonClass } from '../ui/buttonClass.ts';

interface LogChoiceProps {
  label: string;
  variant: ButtonVariant;
  onChoose: (file: File) => void;
}

/** A file from the visitor's own disk. */
export function LogChoice({ label, variant, onChoose }: LogChoiceProps) {
  return (
    <label
      className={`${buttonClass(variant, 'md')} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-text`}
    >
      <span aria-hidden="true" className="i-lucide-file-up text-[1.15em]" />
      {label}
      <input
        type="file"
        accept=".jsonl"
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onChoose(file);
        }}
      />
    </label>
  );
}
