/** An address and its history in memory, which may be written as often as the test says. */
export function limitedHistory() {
  let rest = { writes: Infinity, throws: false };
  const place = {
    origin: 'https://site.example',
    pathname: '/',
    search: '',
    hash: '',
    state: null as unknown,
    /** What the browser itself was asked to load. */
    loaded: [] as string[],
    get href() {
      return place.pathname + place.search + place.hash;
    },
    assign: (to: string) => void place.loaded.push(`assign ${to}`),
    replace: (to: string) => void place.loaded.push(`replace ${to}`),
  };
  const write = (state: unknown, _: string, to?: string) => {
    if (rest.writes === 0 && rest.throws) throw new DOMException('Too often', 'SecurityError');
    if (rest.writes === 0) return;
    rest.writes -= 1;
    place.state = state;
    if (to !== undefined) [, place.pathname = '', place.search = ''] = /^([^?]*)(.*)$/.exec(to) ?? [];
  };
  return {
    place,
    history: {
      get state() {
        return place.state;
      },
      pushState: write,
      replaceState: write,
    },
    /** From now on. */
    limit: (to: typeof rest) => void (rest = to),
  };
}
