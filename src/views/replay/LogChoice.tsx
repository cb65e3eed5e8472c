import FileUpIcon from '~icons/lucide/file-up';
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
      <FileUpIcon className="text-[1.15em]" />
      {label}
      <input
        type="file"
        accept=".jsonl"
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // A browser says nothing when what is chosen is what was chosen before, as a file that was mended since.
          currentTarget.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
    </label>
  );
}
