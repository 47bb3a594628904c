import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';

const GOOD = {
  NODE_ENV: 'production',
  API_URL: 'http://127.0.0.1:9/api/v1',
  NEXTAUTH_URL: 'http://127.0.0.1:3000',
  NEXTAUTH_SECRET: 'n'.repeat(32),
  ASSERTION_SECRET: 'a'.repeat(32),
};

const taken = createServer().listen(0, '127.0.0.1');
await once(taken, 'listening');
afterAll(() => void taken.close());
const takenPort = String((taken.address() as AddressInfo).port);

it.each([{ API_URL: 'notaurl' }, { WEB_TRUSTED_HOPS: 'abc' }, { WEB_METRICS_PORT: takenPort }])(
  'ends before it listens and names the setting with %o',
  { timeout: 60_000 },
  async (wrong) => {
    const web = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'web.ts'), '127.0.0.1', '0'], {
      env: { PATH: process.env.PATH, ...GOOD, ...wrong } as NodeJS.ProcessEnv,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    onTestFinished(() => void web.kill('SIGKILL'));
    let text = '';
    web.stderr.on('data', (chunk) => {
      text += chunk;
    });
    expect(await once(web, 'close')).toEqual([78, null]);
    expect(text).toContain(`${Object.keys(wrong)[0]}: `);
  },
);
