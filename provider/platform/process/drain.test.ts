import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createDrain, type DrainTimes, endEventStreams } from './drain.ts';

const HOUR_MS = 3_600_000;
const PATIENT: DrainTimes = { acceptMs: 0, idleMs: HOUR_MS, maxMs: HOUR_MS };

async function serve(listener: RequestListener) {
  const server = createServer({ keepAliveTimeout: HOUR_MS }, listener);
  const drain = createDrain(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, drain };
}

/** Opens a raw connection; `until` waits for text that the server sends, `ended` for its end. */
async function open(server: Server) {
  const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let text = '';
  let heard: () => void = () => undefined;
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
    heard();
  });
  const ended = new Promise<string>((done, fail) => {
    socket.on('error', fail);
    socket.on('end', () => done(text));
  });
  await once(socket, 'connect');
  return {
    ended,
    send: (path: string, headers = '') => socket.write(`GET ${path} HTTP/1.1\r\nHost: test\r\n${headers}\r\n`),
    until: (wanted: string) =>
      new Promise<void>((done) => {
        heard = () => {
          if (text.includes(wanted)) done();
        };
        heard();
      }),
  };
}

it('answers a call on an idle connection after the stop, and closes it then', async () => {
  const { server, drain } = await serve((request, response) => response.end(request.url));
  const connections = await Promise.all(Array.from({ length: 20 }, () => open(server)));
  for (const connection of connections) {
    connection.send('/before');
    await connection.until('/before');
  }
  const stopped = drain.stop(PATIENT, endEventStreams);
  expect(drain.isDraining).toBe(true);
  for (const connection of connections) {
    connection.send('/after');
    const text = await connection.ended;
    expect(text).toContain('Connection: keep-alive');
    expect(text).toMatch(/Connection: close[\s\S]*\/after$/);
  }
  await stopped;
});

it('lets calls in flight end, with Connection: close', async () => {
  const begun: (() => void)[] = [];
  const { server, drain } = await serve((_request, response) => {
    begun.push(() => response.end('whole'));
  });
  const connections = await Promise.all(Array.from({ length: 20 }, () => open(server)));
  for (const connection of connections) connection.send('/');
  while (begun.length < 20) await once(server, 'request');
  const stopped = drain.stop({ ...PATIENT, idleMs: 0 }, endEventStreams);
  for (const finish of begun) finish();
  for (const connection of connections) {
    const text = await connection.ended;
    expect(text).toContain('Connection: close');
    expect(text).toContain('whole');
  }
  await stopped;
});

it('keeps a connection whose answer had begun, until its next call', async () => {
  let finish = (): void => undefined;
  const { server, drain } = await serve((request, response) => {
    if (request.url !== '/long') return response.end(request.url);
    response.write('begun ');
    finish = () => response.end('over');
    return undefined;
  });
  const connection = await open(server);
  connection.send('/long');
  await connection.until('begun');
  const stopped = drain.stop(PATIENT, endEventStreams);
  finish();
  await connection.until('over');
  connection.send('/next');
  expect(await connection.ended).toMatch(/Connection: close[\s\S]*\/next/);
  await stopped;
});

it('ends idle connections without a reset once their time is over', async () => {
  const { server, drain } = await serve((_request, response) => response.end('answer'));
  const connection = await open(server);
  connection.send('/');
  await connection.until('answer');
  await drain.stop({ ...PATIENT, idleMs: 0 }, endEventStreams);
  expect(await connection.ended).toContain('answer');
});

it('ends event streams whole', async () => {
  const { server, drain } = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('event: unread\n\n');
  });
  const connection = await open(server);
  connection.send('/', 'Accept: text/event-stream\r\n');
  await connection.until('unread');
  await drain.stop({ ...PATIENT, idleMs: 0 }, endEventStreams);
  expect(await connection.ended).toMatch(/\r\n0\r\n\r\n$/);
});

it('accepts new connections while load balancers notice the stop', async () => {
  const { server, drain } = await serve((_request, response) => response.end('answer'));
  onTestFinished(() => void server.close());
  void drain.stop({ ...PATIENT, acceptMs: HOUR_MS }, endEventStreams);
  const connection = await open(server);
  connection.send('/');
  expect(await connection.ended).toContain('Connection: close');
});

it('rejects new connections once it is stopped', async () => {
  const { server, drain } = await serve((_request, response) => response.end('answer'));
  const { port } = server.address() as AddressInfo;
  await drain.stop(PATIENT, endEventStreams);
  const [error] = await once(connect(port, '127.0.0.1'), 'error');
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
});

it('aborts calls that never end', async () => {
  const { server, drain } = await serve((_request, response) => response.write('begun'));
  const connection = await open(server);
  connection.send('/');
  await connection.until('begun');
  await drain.stop({ ...PATIENT, maxMs: 0 }, endEventStreams);
  await connection.ended.catch(() => undefined);
});
