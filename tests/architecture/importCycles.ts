/** Which module leads to which others. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** One round of modules for each knot in which every one leads to every other: the first again at its end. */
export function cyclesIn(graph: Graph): string[][] {
  const reachable = new Map([...graph.keys()].map((module) => [module, reachableFrom(graph, module)]));
  const reported = new Set<string>();
  const cycles: string[][] = [];
  for (const module of graph.keys()) {
    if (reported.has(module) || !reachable.get(module)!.has(module)) continue;
    for (const other of reachable.get(module)!) if (reachable.get(other)?.has(module)) reported.add(other);
    cycles.push(wayBack(graph, module));
  }
  return cycles;
}

function reachableFrom(graph: Graph, start: string): Set<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    const fresh = (graph.get(module) ?? []).filter((next) => !found.has(next));
    for (const next of fresh) found.add(next);
    waiting.push(...fresh);
  }
  return found;
}

/** The shortest way from a module to itself. */
function wayBack(graph: Graph, start: string): string[] {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1)!) ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return [start];
}
