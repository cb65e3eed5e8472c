/** SQLSTATEs, whole or by their beginning, and the HTTP status each becomes; the first that fits counts. */
const STATUSES: readonly (readonly [prefix: string, status: number])[] = [
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['53400', 500],
  ['P0001', 400],
  ['08', 503],
  ['53', 503],
  ['0L', 403],
  ['0P', 403],
  ['28', 403],
  ...['09', '25', '2D', '38', '39', '3B', '40', '54', '55', '57', '58', 'F0', 'HV', 'XX', 'P0'].map(
    (prefix) => [prefix, 500] as const,
  ),
];

/** The HTTP status of an error of the database. `PTxyz` asks for status xyz; what is not allowed to a visitor asks for a sign-in. */
export function statusOf(sqlState: string, isVisitor: boolean): number {
  const wanted = /^PT(\d{3})$/.exec(sqlState)?.[1];
  if (wanted) return Number(wanted);
  if (sqlState === '42501') return isVisitor ? 401 : 403;
  return STATUSES.find(([prefix]) => sqlState.startsWith(prefix))?.[1] ?? 400;
}
