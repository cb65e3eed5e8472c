import type { NatsConnection } from '@nats-io/transport-node';
import { StartError } from '../config/startError.ts';

/** A connection that nobody answers on is given up after two of them, and another is tried for ever. */
const PING_EVERY_MS = 1000;
const CONNECT_WITHIN_MS = 5000;

/**
 * Connects to one of the servers, whose addresses are separated by commas and may have a name and a password in them. The library is loaded here, so
 * that a server that stands alone never does. Rejects with StartError, which does not repeat what is secret.
 */
export async function connectNats(addresses: string): Promise<NatsConnection> {
  const { connect } = await import('@nats-io/transport-node');
  const urls = addresses.split(',').map((address) => new URL(address.trim()));
  const [{ username, password, protocol } = new URL('nats://localhost')] = urls;
  const servers = urls.map(({ host }) => host);
  try {
    return await connect({
      servers,
      ...(username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
      ...(protocol === 'tls:' ? { tls: {} } : {}),
      timeout: CONNECT_WITHIN_MS,
      pingInterval: PING_EVERY_MS,
      maxPingOut: 2,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`No NATS server answers at ${servers.join(', ')}, which CLUSTER_NATS names: ${why}.`);
  }
}
