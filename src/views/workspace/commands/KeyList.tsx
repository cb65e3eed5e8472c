import { commandNames, commands, editorKeys } from '#machines/widgets/commands.ts';
import { useTexts } from '../../useTexts.ts';
import { Keys } from './Keys.tsx';

/** The keys of the workspace, and those of the editor. */
export function KeyList() {
  const { commandTitles, editorKeyTitles, paletteTexts } = useTexts();
  const rows = commandNames.flatMap((name) => {
    const { keys, otherKeys, isOfEditor = false } = commands[name];
    const title = commandTitles[name];
    return keys === undefined
      ? []
      : [{ keys: otherKeys === undefined ? [keys] : [keys, otherKeys], isOfEditor, title }];
  });
  const others = editorKeys.map(({ name, keys }) => ({ keys: [keys], title: editorKeyTitles[name] }));
  return (
    // A long list scrolls, so that it must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} className="max-h-[60vh] overflow-y-auto">
      <KeyRows title={paletteTexts.anywhere} rows={rows.filter(({ isOfEditor }) => !isOfEditor)} />
      <KeyRows title={paletteTexts.inEditor} rows={[...rows.filter(({ isOfEditor }) => isOfEditor), ...others]} />
    </div>
  );
}

function KeyRows({ title, rows }: { title: string; rows: readonly { keys: readonly string[]; title: string }[] }) {
  return (
    <section className="mt-4">
      <h3 className="eyebrow mb-1 text-muted">{title}</h3>
      <dl>
        {rows.map((row) => (
          <div key={row.title} className="flex min-h-9 items-center gap-3 border-b border-line text-ink">
            <dt>{row.title}</dt>
            <dd className="ml-auto flex gap-2">
              {row.keys.map((keys) => (
                <Keys key={keys} keys={keys} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
