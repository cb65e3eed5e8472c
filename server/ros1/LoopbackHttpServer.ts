import { HttpServerNodejs } from '@foxglove/xmlrpc/nodejs';

/** Learners' programs run beside a node of ours; nobody else has business with its port. */
export class LoopbackHttpServer extends HttpServerNodejs {
  override async listen(port?: number, _hostname?: string, backlog?: number): Promise<void> {
    await super.listen(port, LOOPBACK, backlog);
  }
}

export const LOOPBACK = '127.0.0.1';
