import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from './ports.ts';

/** A Redis for one program, which can be lost and come back. */
export interface TestRedis {
  url: string;
  /** Starts it again on its port. */
  start(): Promise<void>;
  /** Kills it, as a crash does. */
  kill(): Promise<void>;
  /** Lets it answer nothing while its connections stay open. */
  freeze(): void;
  stop(): Promise<void>;
}

/** Returns whether Redis is installed. */
export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** Starts an empty Redis in a folder of its own on a free port. @throws where Redis is not installed */
export async function startRedis(): Promise<TestRedis> {
  if (!hasRedis()) throw new Error('Redis is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-redis-'));
  const port = await findPort();
  let child: ChildProcess | undefined;
  const end = () => child?.kill('SIGKILL');
  process.once('exit', end);

  async function start() {
    child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
      cwd: folder,
      stdio: 'ignore',
    });
    while (!(await listens(port))) {
      if (child.exitCode !== null) throw new Error('Redis ended as it was started');
      await new Promise((done) => setTimeout(done, 20));
    }
  }
  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    freeze: () => void child?.kill('SIGSTOP'),
    async stop() {
      process.off('exit', end);
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const listens = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
