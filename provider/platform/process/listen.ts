import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SetupError } from '../errors/setupError.ts';
import { handleConnections } from './unread.ts';

/** Listens and returns the address. @throws a SetupError that names a port which is taken */
export function listen(server: Server, host: string, port: number): Promise<string> {
  handleConnections(server);
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      fail(taken ? new SetupError(`PROVIDER_PORT: ${port} on ${host} is taken by another program`) : error);
    });
    server.listen(port, host, () => {
      const { address, family, port: given } = server.address() as AddressInfo;
      done(`http://${family === 'IPv6' ? `[${address}]` : address}:${given}`);
    });
  });
}
