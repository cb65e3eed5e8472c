import ts from 'typescript';
import { expect, it } from 'vitest';
import { complaintAbout } from './architecture/borderCrossings.ts';
import { importsOf } from './architecture/importsOf.ts';
import { type SourceFile, sourceFiles } from './architecture/sourceFiles.ts';

const LONGEST_FILE = 250;

/** The few views with state or effects of their own, each with the reason why no machine needs to know. */
const viewsWithHooks: Readonly<Record<string, string>> = {
  'src/views/design/Sample.tsx': 'lets a piece be tried where no machine holds its value',
  'src/views/community/DrivePicture.tsx': 'moves a drawing in the same way',
  'src/views/documents/DocsSearch.tsx': 'puts what the address looks for into its field',
  'src/views/layout/useFocusAfterSignOut.ts':
    'moves the focus when what had it goes with a session, which no machine sees',
  'src/views/home/HeroRun.tsx': 'moves a drawing sixty times a second, past everything that is told',
  'src/views/layout/Main.tsx': 'takes the focus to the page that a link led to',
  'src/views/layout/PageLanguage.tsx': 'puts the language on the document, above everything that is drawn',
  'src/views/layout/PageTheme.tsx': 'puts the theme on the document, above everything that is drawn',
  'src/views/machines/MachineDrawing.tsx': 'places a drawing into a root of its own, and marks it',
  'src/views/replay/EventList.tsx': 'keeps the scroll where the chosen event is',
  'src/views/replay/ReplayStage.tsx': 'draws the replayed site into a document of its own',
  'src/views/session/UserDetailsFields.tsx': 'the focus goes to the first field that was refused',
  'src/views/ui/ModalDialog.tsx': 'opens when it knows which page lies behind it',
  'src/views/ui/PasswordField.tsx': 'shows or hides a password',
  'src/views/ui/Tooltip.tsx': 'is where the pointer or the focus is',
  'src/views/workspace/Shortcuts.tsx': 'listens for keys wherever the focus is',
  'src/views/workspace/welcome/TourMark.tsx': 'stands beside what it is about',
  'src/views/workspace/welcome/ActivityWatch.tsx': 'sees whether somebody is at work or has something to answer',
  'src/views/workspace/editor/CodeEditor.tsx': 'mounts the editor',
  'src/views/workspace/editor/Comparison.tsx': 'mounts the editors of a comparison',
  'src/views/workspace/output/OutputFinder.tsx': 'knows which count was said last',
  'src/views/workspace/output/OutputWindow.tsx': 'keeps the scroll where the reader is',
  'src/views/workspace/robot/DriveArea.tsx': 'knows whether somebody can hold the robot',
  'src/views/workspace/robot/RobotScene.tsx': 'mounts the scene',
  'src/views/workspace/robot/useReducedMotion.ts': 'knows what the browser says of movement',
  'src/views/useLooking.ts': 'knows whether somebody can look',
  'src/views/useOwnActor.ts': "starts and stops an actor that is a view's own, a machine",
  'src/views/workspace/ros/PlotDrawing.tsx': 'mounts the plot',
  'src/views/workspace/ros/TopicsPanel.tsx': 'tells when somebody comes to look',
  'src/views/workspace/output/useColumns.ts': 'measures how many letters fit beside each other',
  'src/views/workspace/output/useMomentRow.ts': 'keeps the output at the moment that is looked at',
  'src/views/workspace/output/useView.ts': 'knows how far the output is scrolled',
};

/** Tools that read a default export; nothing of ours does. */
const wantsDefaultExport = /^(vite|vitest|playwright|uno)\.config\.ts$/;

/** One complaint for every file and thing that is not in order. */
function complaints(about: (file: SourceFile) => readonly (string | undefined)[]): string[] {
  return sourceFiles.flatMap(about).filter((complaint) => complaint !== undefined);
}

it('lets each zone import only what the table of the architecture allows', () => {
  expect(complaints(({ path, tree }) => importsOf(tree).map((mention) => complaintAbout(path, mention)))).toEqual([]);
});

it('gives an adapter one outside library, and an outside library one adapter to change', () => {
  const found = complaints((file) =>
    file.path.startsWith('src/adapters/') && outsideLibraries(file).size > 1
      ? [`${file.path} uses ${[...outsideLibraries(file)].join(' and ')}: make an adapter for each.`]
      : [],
  );
  expect(found).toEqual([]);
});

it(`keeps files under ${LONGEST_FILE} lines`, () => {
  const found = complaints(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length;
    return lines > LONGEST_FILE ? [`${path} has ${lines} lines: it says two things, give each a file.`] : [];
  });
  expect(found).toEqual([]);
});

it('exports by name', () => {
  const found = complaints(({ path, tree }) =>
    !wantsDefaultExport.test(path) && tree.statements.some(isDefaultExport)
      ? [`${path} has a default export: export it under the file's name.`]
      : [],
  );
  expect(found).toEqual([]);
});

it('knows no barrels and no drawers for odds and ends', () => {
  const drawer = /(^|\/)(utils?|helpers?|common|misc|shared|types|index)(\.\w+)?(\/|$)/;
  const found = complaints(({ path, tree }) => [
    drawer.test(path) ? `${path}: name it after the one thing that it says.` : undefined,
    ...importsOf(tree).map(({ handsOn, specifier }) =>
      handsOn ? `${path} hands on ${specifier}: import it where it is used.` : undefined,
    ),
  ]);
  expect(found).toEqual([]);
});

it('leaves what a view remembers to machines', () => {
  const found = complaints(({ path, text }) =>
    path.startsWith('src/views/') &&
    !(path in viewsWithHooks) &&
    /\buse(State|Reducer|Effect|LayoutEffect)\b/.test(text)
      ? [`${path} keeps state or effects of its own: let a machine know it, or name the view in viewsWithHooks.`]
      : [],
  );
  expect(found).toEqual([]);
});

it('excuses no view that is not there', () => {
  const paths = new Set(sourceFiles.map(({ path }) => path));
  expect(Object.keys(viewsWithHooks).filter((path) => !paths.has(path))).toEqual([]);
});

it('shows a part of a view by a choice between two, never by `&&`, which can show a 0', () => {
  const found = complaints(({ path, tree }) =>
    path.startsWith('src/views/') && hasAndInJsx(tree) ? [`${path} has && in its JSX: write a ? b : null.`] : [],
  );
  expect(found).toEqual([]);
});

it('keeps machines away from clock, chance, network, storage and console', () => {
  const world =
    /(?<![\w.'`])(Date\.now|new Date\(\)|Math\.random|crypto\.|fetch\(|(local|session)Storage|window\.|document\.|console\.(log|info|warn|error)|set(Timeout|Interval)|performance\.)/;
  const found = complaints(({ path, text }) => {
    const touched = path.startsWith('machines/') ? world.exec(withoutComments(text))?.[0] : undefined;
    return touched === undefined
      ? []
      : [`${path} touches ${touched}: let it arrive by an event or by a port's answer.`];
  });
  expect(found).toEqual([]);
});

function isDefaultExport(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return true;
  return (
    ts.canHaveModifiers(statement) &&
    !!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  );
}

/** The schema library is the contract's own, so it does not count. */
function outsideLibraries({ tree }: SourceFile): Set<string> {
  const packages = importsOf(tree).filter(({ specifier }) => !/^[.#]|^valibot$/.test(specifier));
  return new Set(packages.map(({ specifier }) => packageOf(specifier)));
}

function hasAndInJsx(node: ts.Node): boolean {
  const expression = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) ? node.expression : undefined;
  const isAnd =
    expression &&
    ts.isBinaryExpression(expression) &&
    expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isAnd === true || (ts.forEachChild(node, (child) => hasAndInJsx(child) || undefined) ?? false);
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
}
