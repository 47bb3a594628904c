import type { IncomingMessage, Server } from 'node:http';
import type { Server as NetServer, Socket } from 'node:net';

/** How long a connection waits for its next call, in ms: longer than that of proxies in front. */
const KEEP_ALIVE_MS = 65_000;
/** How long a closing connection is still read, in ms, so that its answer arrives first. */
const LINGER_MS = 2000;
/** Bytes that are read and thrown away meanwhile. */
const LINGER_BYTES = 1024 * 1024;

/** Returns whether a request has a body at all, by its framing (RFC 9112, 6.3). */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Returns whether a part of a request's body has not arrived yet. */
export const isUnread = (request: IncomingMessage): boolean => hasBody(request) && !request.complete;

/**
 * Closes a connection in the lingering way (RFC 9112, 9.6): after the last response it sends FIN and discards
 * what still arrives, up to a limit of time and bytes. An immediate close with unread bytes would cause a TCP
 * reset, which can delete the response before its caller has read it. Bytes that arrive after the last
 * response are not parsed as a request.
 */
function lingerOnClose(socket: Socket): void {
  let isClosing = false;
  // Node's HTTP server ends a connection by this method once its last answer is written.
  socket.destroySoon = () => {
    if (isClosing) return;
    isClosing = true;
    if (socket.destroyed) return;
    let left = LINGER_BYTES;
    const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.once('close', () => clearTimeout(timer));
    socket.removeAllListeners('data');
    socket.removeAllListeners('end');
    socket.on('data', (chunk) => {
      left -= chunk.length;
      if (left < 0) socket.destroy();
    });
    socket.once('end', () => socket.destroy());
    socket.end();
    socket.resume();
  };
}

/** Keeps a server's idle connections for longer than their callers do, and closes each in the lingering way. */
export function handleConnections<T extends NetServer & Pick<Server, 'keepAliveTimeout'>>(server: T): T {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server.on('connection', lingerOnClose);
}
