/** What machines tell the world to do, made audible: the same things must be asked of it in a replay. */
import type { Ports } from '../app/ports.ts';

/** Hears a call of a port, before it is made. */
export type Hear = (call: string, args: readonly unknown[]) => void;

/**
 * The ports, with each call heard by which an action has something done. What work is asked for is known by its input, and
 * what comes of it by its answer.
 */
export function heardPorts(ports: Ports, hear: Hear): Ports {
  return {
    ...ports,
    location: heard(ports.location, ['go'], 'location', hear),
    locales: heard(ports.locales, ['remember'], 'locales', hear),
    log: heard(ports.log, ['download'], 'log', hear),
    output: heard(ports.output, ['describe', 'clear', 'end'], 'output', hear),
    preferences: heard(ports.preferences, ['write'], 'preferences', hear),
    sockets: { connect: (observer) => heard(ports.sockets.connect(observer), ['send'], 'socket', hear) },
  };
}

function heard<Port extends object>(
  port: Port,
  calls: readonly (keyof Port & string)[],
  name: string,
  hear: Hear,
): Port {
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      const isHeard = calls.some((call) => call === key);
      return (...args: unknown[]): unknown => {
        if (isHeard) hear(`${name}.${String(key)}`, args);
        return Reflect.apply(value, target, args);
      };
    },
  });
}
