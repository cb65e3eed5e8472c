/** How somebody of this user name is called on the board of the community: by no address, and null where there is nothing to show. */
export function nameOnBoard(userName: string | null): string | null {
  const name = userName?.trim() ?? '';
  return name === '' || name.includes('@') ? null : name;
}
