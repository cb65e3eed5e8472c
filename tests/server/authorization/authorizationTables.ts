import { headsOf } from './headsOf.ts';
import type { Row, Table } from './row.ts';
import { accountTable } from './tables/accountTable.ts';
import { adminTable } from './tables/adminTable.ts';
import { disabledTable } from './tables/disabledTable.ts';
import { authTable, pagesTable, restTable } from './tables/nothingThereTable.ts';
import { proceduresTable } from './tables/proceduresTable.ts';
import { sessionTable } from './tables/sessionTable.ts';
import { signInTable } from './tables/signInTable.ts';
import { sampleProviderTable, siteTable } from './tables/siteTable.ts';
import { workspaceTable } from './tables/workspaceTable.ts';

const written = [
  workspaceTable,
  sessionTable,
  proceduresTable,
  signInTable,
  accountTable,
  adminTable,
  disabledTable,
  sampleProviderTable,
  siteTable,
];

/** Of every route that is served, the head of what can be read included. */
export const servedTables: readonly Table[] = [...written, ...written.map(headsOf)];

/** Of what is not served. */
export const absentTables: readonly Table[] = [restTable, authTable, pagesTable];

export interface TitledRow {
  title: string;
  table: Table;
  row: Row;
}

export function titledRows(tables: readonly Table[]): TitledRow[] {
  return tables.flatMap((table) =>
    table.rows.map((row) => ({ title: [row.route, row.doing].filter(Boolean).join(' '), table, row })),
  );
}
