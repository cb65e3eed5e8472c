/** `running.ticking` for the state that a log writes as JSON. */
export const stateWords = (state: string): string =>
  state.startsWith('{') ? state.replaceAll(/[{}"]/g, '').replaceAll(':', '.').replaceAll(',', ' and ') : state;
