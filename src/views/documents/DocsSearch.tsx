import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../useTexts.ts';

interface DocsSearchProps {
  query: string;
  onSearch: (query: string) => void;
}

/** Looks through all guides; what is looked for stands in the address. */
export function DocsSearch({ query, onSearch }: DocsSearchProps) {
  const { documentTexts } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(query);
  useEffect(() => {
    // What the address looks for by itself; what was asked for here stands in the field, and more may have been typed since.
    if (field.current !== null && query !== asked.current) field.current.value = query;
    asked.current = query;
  }, [query]);
  return (
    <form
      role="search"
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        asked.current = field.current?.value.trim() ?? '';
        onSearch(asked.current);
      }}
    >
      <input
        ref={field}
        type="search"
        name="q"
        defaultValue={query}
        aria-label={documentTexts.search}
        placeholder={documentTexts.searchHint}
        className="moves control-edge h-11 min-w-0 flex-1 px-3 text-lg md:h-9 md:text-base"
      />
      <Button type="submit" className="max-md:h-11">
        {documentTexts.find}
      </Button>
    </form>
  );
}
