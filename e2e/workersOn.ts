/** More servers with their robots and browsers than this would want more memory than a computer for development has. */
const MOST = 8;

/** How many journeys are made at a time: each drives a real robot in a browser, which takes about one processor. */
export const workersOn = (processors: number): number => Math.min(Math.max(processors, 1), MOST);
