import { type AddressInfo, createServer } from 'node:net';

/** Returns the port if `port` of `host` can be listened on, else undefined; 0 returns any free one. */
function probe(port: number, host: string): Promise<number | undefined> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') done(undefined);
      else fail(error);
    });
    server.listen(port, host, () => {
      const { port: given } = server.address() as AddressInfo;
      server.close(() => done(given));
    });
  });
}

/** Returns a free port of this machine: `wanted` if it is free, else any. @throws Error when there is none */
export async function findPort(wanted = 0, host = '127.0.0.1'): Promise<number> {
  const port = (await probe(wanted, host)) ?? (await probe(0, host));
  if (!port) throw new Error(`No port of ${host} is free`);
  return port;
}

/** Checks that a port is free. @throws an Error that names the variable of the taken port */
export async function requirePort(name: string, port: number, host: string): Promise<void> {
  if (await probe(port, host)) return;
  throw new Error(`  ${name}: port ${port} of ${host} is taken by another program; set another.`);
}
