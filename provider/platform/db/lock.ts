import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, realpath, rm, symlink, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FOLDER_MODE } from '../disk/privateFiles.ts';
import { SetupError } from '../errors/setupError.ts';

/** A held lock; it is released when its process is killed. */
export interface Lock {
  release(): Promise<void>;
}

/** A folder that another process has open. */
class LockedError extends SetupError {}

/** The longest path a Unix socket may have on every system (macOS: 104 bytes with its end). */
const LONGEST_SOCKET_PATH = 100;
/** How long a holder may take to say its name. It may be busy in a query, and then has none. */
const NAME_TIMEOUT_MS = 500;
/** Two concurrent openers both back off; each retries after a random pause. */
const ATTEMPTS = 3;

/**
 * Locks `folder` for this process. The holder listens on a socket, which the system closes however the
 * process ends, so a connection shows every stale one. @throws LockedError with the holder's name and process
 * when the folder is locked already
 */
export async function holdLock(folder: string, name: string): Promise<Lock> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  const held = process.platform === 'win32' ? holdPipe : holdSocket;
  for (let attempt = 1; ; attempt += 1) {
    const lock = await held(await realpath(folder), name);
    if (typeof lock !== 'string') return lock;
    if (attempt === ATTEMPTS) {
      throw new LockedError(`The embedded database in ${resolve(folder)} is open in ${lock}: stop that first.`);
    }
    await wait(50 + Math.random() * 150);
  }
}

/** Acquires the lock, or returns its holder. A pipe's name can be used once; Windows frees it with its process. */
async function holdPipe(folder: string, name: string): Promise<Lock | string> {
  const id = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32);
  const path = `\\\\.\\pipe\\gyeol-${id}`;
  try {
    const server = await listen(path, name);
    return { release: () => close(server) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return (await request(path)) ?? nameIn(path);
  }
}

/**
 * Acquires the lock, or returns its holder. Every opener listens on a socket of its own name first and then
 * looks for others: of two, the later always sees the earlier, so never do both go on.
 */
async function holdSocket(folder: string, name: string): Promise<Lock | string> {
  const sockets = join(folder, 'openers');
  await mkdir(sockets, { recursive: true, mode: FOLDER_MODE });
  const own = `${process.pid}-${randomBytes(3).toString('hex')}-${encodeURIComponent(name)}`;
  const short = await shorten(sockets, own);
  const server = await listen(join(short.path, own), name);
  const release = async () => {
    await close(server);
    await short.remove();
  };
  for (const other of await readdir(sockets)) {
    if (other === own) continue;
    const path = join(short.path, other);
    const holder = await request(path);
    if (holder) {
      await release();
      return holder;
    }
    await unlink(path).catch(() => undefined);
  }
  return { release };
}

/** Returns a folder whose socket paths are short enough: the folder, or a link to it. */
async function shorten(folder: string, name: string) {
  if (Buffer.byteLength(join(folder, name)) <= LONGEST_SOCKET_PATH) {
    return { path: folder, remove: async () => undefined };
  }
  const links = await mkdtemp(join(tmpdir(), 'gyeol-'));
  const path = join(links, 'l');
  await symlink(folder, path);
  return { path, remove: () => rm(links, { recursive: true, force: true }) };
}

/** Listens on `path` and tells each connecting process which process this is. */
function listen(path: string, name: string): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(`${name} (process ${process.pid})`);
    });
    server.once('error', fail);
    server.listen(path, () => {
      server.unref();
      done(server);
    });
  });
}

const close = (server: Server) => new Promise<void>((done) => server.close(() => done()));

/** Returns the name of the holder that listens on `path`, from the path, for when it is too busy to answer. */
function nameIn(path: string): string {
  const [, pid, name] = /^(\d+)-[0-9a-f]+-(.+)$/.exec(basename(path)) ?? [];
  return name ? `${decodeURIComponent(name)} (process ${pid})` : 'another process';
}

/** Requests the name of the process that listens on `path`; null without one. */
function request(path: string): Promise<string | null> {
  return new Promise((done) => {
    const unnamed = nameIn(path);
    let name = '';
    const socket = connect(path);
    socket.setTimeout(NAME_TIMEOUT_MS, () => {
      socket.destroy();
      done(unnamed);
    });
    socket.on('data', (chunk) => {
      name += chunk;
    });
    socket.on('close', () => done(name || unnamed));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') done(null);
    });
  });
}
