/** What machines tell the world to do, made audible: the same things must be asked of it in a replay. */
import type { Ports } from '../app/ports.ts';

/** Hears a call of a port, before it is made. */
export type RecordCall = (call: string, args: readonly unknown[]) => void;

/**
 * The ports, with each call heard by which an action has something done. What work is asked for is known by its input, and
 * what comes of it by its answer.
 */
export function recordedPorts(ports: Ports, hear: RecordCall): Ports {
  return {
    ...ports,
    location: recordedPart(ports.location, ['go'], 'location', hear),
    locales: recordedPart(ports.locales, ['remember'], 'locales', hear),
    log: recordedPart(ports.log, ['download'], 'log', hear),
    output: recordedPart(ports.output, ['begin', 'describe', 'clear', 'end'], 'output', hear),
    past: recordedPart(ports.past, ['show', 'open', 'openKept', 'openCompared', 'compare', 'offerBag'], 'past', hear),
    preferences: recordedPart(ports.preferences, ['write'], 'preferences', hear),
    runClock: recordedPart(ports.runClock, ['begin'], 'runClock', hear),
    sockets: { connect: (observer) => recordedPart(ports.sockets.connect(observer), ['send'], 'socket', hear) },
    topics: recordedPart(ports.topics, ['traces.trace', 'traces.hold', 'traces.release'], 'topics', hear),
  };
}

/** Calls of a port, or of one within it. */
type Call<Port> = (keyof Port & string) | `${keyof Port & string}.${string}`;

function recordedPart<Port extends object>(
  port: Port,
  calls: readonly Call<Port>[],
  name: string,
  hear: RecordCall,
): Port {
  return recordingProxy(port, calls, name, hear);
}

function recordingProxy<Port extends object>(
  port: Port,
  calls: readonly string[],
  name: string,
  hear: RecordCall,
): Port {
  // A view that subscribes by another function subscribes anew: what stands for a part is the same every time.
  const given = new Map<string, { part: object; stand: object }>();

  const standFor = (target: Port, key: string, part: object): object => {
    if (typeof part === 'function') {
      const isHeard = calls.includes(key);
      return (...args: unknown[]): unknown => {
        if (isHeard) hear(`${name}.${key}`, args);
        return Reflect.apply(part, target, args);
      };
    }
    const within = calls.filter((call) => call.startsWith(`${key}.`)).map((call) => call.slice(key.length + 1));
    return within.length === 0 ? part : recordingProxy(part, within, `${name}.${key}`, hear);
  };

  return new Proxy(port, {
    get(target, key) {
      const part: unknown = Reflect.get(target, key);
      if (typeof key !== 'string' || part === null || (typeof part !== 'object' && typeof part !== 'function'))
        return part;
      const earlier = given.get(key);
      if (earlier?.part === part) return earlier.stand;
      const stand = standFor(target, key, part);
      given.set(key, { part, stand });
      return stand;
    },
  });
}
