import { everybody } from './answers.ts';
import type { Row, Table } from './row.ts';
import { CALLER_KINDS, type Answers } from './callerKinds.ts';

/** What can be read can be asked for its head, by the same people – but at the authentication service, where reading may use up a code. */
export function headsOf(table: Table): Table {
  const read = table.rows.filter(({ route }) => route.startsWith('GET '));
  return { ...table, rows: read.map((row) => headOf(row, table.refusals)) };
}

function headOf(row: Row, refusals: Table['refusals']): Row {
  return {
    ...row,
    route: row.route.replace('GET', 'HEAD'),
    asks: (...about) => ({ ...row.asks(...about), method: 'HEAD' }),
    answers: refusals === 'auth' ? everybody('405') : withoutReasons(row.answers),
  };
}

function withoutReasons(answers: Answers): Answers {
  // Object.fromEntries forgets the names that it was given.
  return Object.fromEntries(CALLER_KINDS.map((kind) => [kind, answers[kind].slice(0, 3)])) as Answers;
}
