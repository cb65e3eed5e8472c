import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useSelector } from '@xstate/react';
import { selectQuery } from '#machines/widgets/paletteMachine.ts';
import { useTexts } from '../../useTexts.ts';
import type { WorkspaceActors } from '../WorkspaceActors.ts';
import { Keys } from './Keys.tsx';
import { type PaletteEntry, paletteEntries } from './paletteEntries.ts';

/** A field, and the commands whose names have every word that is written in it. */
export function CommandSearch({ actors }: { actors: WorkspaceActors }) {
  const texts = useTexts();
  const { paletteTexts } = texts;
  const { palette } = actors;
  const query = useSelector(palette, selectQuery);
  const words = query.toLocaleLowerCase().split(/\s+/);
  const found = paletteEntries(actors, texts).filter(({ title }) => {
    const name = title.toLocaleLowerCase();
    return words.every((word) => name.includes(word));
  });
  const close = () => palette.send({ type: 'palette.closed' });
  const choose = (id: string | null) => {
    const entry = found.find((one) => one.id === id);
    if (entry === undefined) return;
    // First, or the dialog would hide what the command shows.
    close();
    entry.perform();
  };
  return (
    <Combobox immediate value={null} onChange={choose}>
      <ComboboxInput
        data-autofocus
        // Also when the list of keys was shown in its place.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={paletteTexts.search}
        placeholder={paletteTexts.search}
        autoComplete="off"
        className="control-edge h-11 w-full px-3 text-lg md:text-base"
        // Also once the library takes the search for ended, as after Enter or Tab: it then shows again what it takes for chosen.
        displayValue={() => query}
        // The list would take the first Escape for itself.
        onKeyDown={({ key }) => (key === 'Escape' ? close() : undefined)}
        onChange={(event) => palette.send({ type: 'query.typed', query: event.target.value })}
      />
      <p role="status" className={found.length === 0 ? 'px-3 pt-4' : 'sr-only'}>
        {found.length === 0 ? paletteTexts.nothing : paletteTexts.found(found.length)}
      </p>
      <ComboboxOptions static modal={false} className="mt-2 h-72 overflow-y-auto">
        {found.map((entry) => (
          <CommandOption key={entry.id} entry={entry} />
        ))}
      </ComboboxOptions>
    </Combobox>
  );
}

function CommandOption({ entry: { id, title, keys, isPossible } }: { entry: PaletteEntry }) {
  const { paletteTexts } = useTexts();
  return (
    <ComboboxOption
      value={id}
      disabled={!isPossible}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded px-3 text-ink data-[disabled]:cursor-not-allowed data-[focus]:bg-hover data-[disabled]:text-faint md:min-h-9"
    >
      <span>{title}</span>
      {isPossible ? null : <span className="text-sm"> {paletteTexts.impossible}</span>}
      {keys === undefined ? null : <Keys keys={keys} className="ml-auto" />}
    </ComboboxOption>
  );
}
