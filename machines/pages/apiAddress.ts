import type { ApiCall } from '../ports/apiPort.ts';

/** The address of a call with its parameters filled in. The name of a topic keeps its slashes. */
export function addressOf({ path, parameters }: ApiCall, valueOf: (name: string) => string): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    valueOf(name).replace(/^\//, '').split('/').map(encodeURIComponent).join('/'),
  );
  const query = parameters
    .filter(({ name, place }) => place === 'query' && valueOf(name) !== '')
    .map(({ name }) => `${encodeURIComponent(name)}=${encodeURIComponent(valueOf(name))}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}
