interface LogChoiceProps {
  label: string;
  onChoose: (file: File) => void;
}

/** A file from the visitor's own disk. */
export function LogChoice({ label, onChoose }: LogChoiceProps) {
  return (
    <label className="inline-flex flex-wrap items-center gap-3 text-base text-muted">
      {label}
      <input
        type="file"
        accept=".jsonl"
        className="text-ink"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onChoose(file);
        }}
      />
    </label>
  );
}
