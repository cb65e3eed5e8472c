/** The content of the product as SQL. Each row replaces an older one with the same key, so that it may be run again. */
import { WORKSPACE_PATH } from '#contract/limits.ts';
import { type Challenge, type Course, programPathInside } from './course.ts';
import { achievementAddress } from './drawAchievement.ts';
import { pathAddress } from './drawPath.ts';
import { cardAddress } from './drawWorld.ts';
import { outlineOf } from './outlineOf.ts';
import { problemText } from './problemText.ts';

type Value = string | number | null;

export function seedSql({ about, challenges }: Course): string {
  const ids = challenges.map((challenge) => challenge.about.id).join(', ');
  return [
    '-- Made by `npm run challenges` from the folders in `challenges/`: change them, and run it again.',
    reordering('challenge_categories', 'category', about.categories),
    reordering('challenge_difficulties', 'difficulty', about.difficulties),
    replacing(
      'challenges',
      ['title', 'description', 'idea', 'difficulty', 'category', 'image', 'outline'],
      challenges.map(challengeRow),
    ),
    `update public.challenges set retired = id not in (${ids});`,
    removingUnused('challenge_categories', 'category'),
    removingUnused('challenge_difficulties', 'difficulty'),
    replacing(
      'problems',
      ['challenge_id', 'title', 'difficulty', 'description', 'file_path', 'workspace_path'],
      challenges.map(problemRow),
    ),
    `delete from public.problem_hints where problem_id in (${ids});`,
    inserting(
      'problem_hints',
      ['problem_id', 'position', 'hint'],
      listed(challenges, ({ hints }) => hints),
    ),
    `delete from public.problem_packages where problem_id in (${ids});`,
    inserting(
      'problem_packages',
      ['problem_id', 'position', 'package'],
      listed(challenges, (challenge) => challenge.about.packages),
    ),
    `delete from public.challenge_topics where challenge_id in (${ids});`,
    inserting(
      'challenge_topics',
      ['challenge_id', 'position', 'topic'],
      listed(challenges, (challenge) => challenge.about.topics),
    ),
    'delete from public.learning_paths;',
    inserting(
      'learning_paths',
      ['id', 'position', 'title', 'description', 'challenge_count', 'image'],
      about.paths.map(({ id, title, description, challengeCount }, index) => [
        id,
        index + 1,
        title,
        description,
        challengeCount,
        pathAddress(id),
      ]),
    ),
    inserting(
      'learning_path_challenges',
      ['path_id', 'position', 'challenge_id'],
      challenges.map((challenge) => [challenge.about.path.id, challenge.about.path.position, challenge.about.id]),
    ),
    'delete from public.achievements;',
    inserting(
      'achievements',
      ['id', 'position', 'name', 'description', 'image'],
      about.achievements.map(({ id, name, description }, index) => [
        id,
        index + 1,
        name,
        description,
        achievementAddress(id),
      ]),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

function challengeRow({ folder, about, world }: Challenge): Value[] {
  const { id, title, description, idea, difficulty, category } = about;
  return [id, title, description, idea, difficulty, category, cardAddress(folder), JSON.stringify(outlineOf(world))];
}

/** A problem has the number of its challenge. */
function problemRow(challenge: Challenge): Value[] {
  const { id, title, problem } = challenge.about;
  return [id, id, title, problem.difficulty, problemText(challenge), programPathInside(challenge), WORKSPACE_PATH];
}

/** One row for each entry of a list of every challenge, with its place in the list. */
function listed(challenges: readonly Challenge[], of: (challenge: Challenge) => readonly string[]): Value[][] {
  return challenges.flatMap((challenge) => of(challenge).map((entry, at) => [challenge.about.id, at + 1, entry]));
}

/**
 * No two rows may have the same place, not even for a moment: the old places are made negative first, below those of what the course has no
 * more and a challenge that is gone still has.
 */
function reordering(table: string, key: string, names: readonly string[]): string {
  const rows = names.map((name, index) => [name, index + 1]);
  const insert = inserting(table, [key, 'position'], rows).slice(0, -1);
  return `update public.${table}
  set position = (select least(min(position), 0) from public.${table}) - position
where position > 0;
${insert}
on conflict (${key}) do update set position = excluded.position;`;
}

/** What the course has no more, and no challenge either. */
function removingUnused(table: string, key: string): string {
  return `delete from public.${table} as unused where unused.position < 0
  and not exists (select from public.challenges as used where used.${key} = unused.${key});`;
}

function replacing(table: string, columns: readonly string[], rows: readonly Value[][]): string {
  const updates = columns.map((column) => `  ${column} = excluded.${column}`).join(',\n');
  return `${inserting(table, ['id', ...columns], rows).slice(0, -1)}\non conflict (id) do update set\n${updates};`;
}

function inserting(table: string, columns: readonly string[], rows: readonly Value[][]): string {
  const values = rows.map((row) => `  (${row.map(literal).join(', ')})`).join(',\n');
  return `insert into public.${table} (${columns.join(', ')}) values\n${values};`;
}

function literal(value: Value): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}
