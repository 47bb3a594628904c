// @vitest-environment node
import { request } from 'node:http';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { server as mockedNetwork } from '../api';
import { startProvider, startWeb, stopServers } from './web';

/** Real sockets on this machine: nothing is mocked here. */
beforeAll(() => mockedNetwork.close());
afterEach(stopServers);

test('a stream’s events arrive at once, and the provider notices that its reader has disconnected', async () => {
  let send: (text: string) => void = () => undefined;
  let left: () => void = () => undefined;
  const hasLeft = new Promise<void>((resolve) => {
    left = resolve;
  });
  const provider = await startProvider((_req, res) => {
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
    send = (text) => void res.write(text);
    send('event: unread\n\n');
    res.on('close', left);
  });
  const { url } = await startWeb({ API_URL: `${provider}/api/v1` });

  const call = request(`${url}/api/v1/notifications/stream/`, { headers: { 'Accept-Encoding': 'gzip' } });
  call.on('error', () => undefined);
  call.end();
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    call.on('response', (answer) => {
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.headers['cache-control']).toContain('no-transform');
      answer.on('error', () => undefined);
      answer.on('data', (part) => {
        heard.push(String(part));
        if (heard.length === 1) send(': still here\n\n');
        else resolve();
      });
    });
  });
  expect(heard).toEqual(['event: unread\n\n', ': still here\n\n']);
  call.destroy();
  await hasLeft;
});
