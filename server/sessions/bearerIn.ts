/** The token of an Authorization header; null when there is none. */
export function bearerIn(authorization: string | undefined): string | null {
  const match = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '');
  return match?.[1] ?? null;
}
