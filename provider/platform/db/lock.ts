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
  /** Runs `copy` whenever another process asks for a copy of what is open. */
  serveCopies(copy: () => Promise<void>): void;
}

/** A folder that another process has open. */
class LockedError extends SetupError {}

/** What a process may ask the holder of a lock: its name, or to copy what it has open. */
type Question = 'name' | 'copy';
/** The holder's answer to a copy that was made. */
const COPIED = 'copied';

/** The longest path a Unix socket may have on every system (macOS: 104 bytes with its end). */
const LONGEST_SOCKET_PATH = 100;
/** How long a holder may take to say its name, or another process to ask. It may be busy in a query. */
const ASK_TIMEOUT_MS = 500;
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
  const holder: Holder = { name, copy: cannotCopy };
  const serveCopies: Lock['serveCopies'] = (copy) => {
    holder.copy = copy;
  };
  for (let attempt = 1; ; attempt += 1) {
    const lock = await held(await realpath(folder), holder);
    if (typeof lock !== 'string') return { ...lock, serveCopies };
    if (attempt === ATTEMPTS) {
      throw new LockedError(`The embedded database in ${resolve(folder)} is open in ${lock}: stop that first.`);
    }
    await wait(50 + Math.random() * 150);
  }
}

/**
 * Has the holder of the lock of `folder` copy what it has open; returns whether there is a holder.
 * @throws SetupError with the holder's reason when it made no copy
 */
export async function requestCopy(folder: string): Promise<boolean> {
  const path = await realpath(folder);
  if (process.platform === 'win32') return requestAt(pipeOf(path));
  const sockets = join(path, 'openers');
  for (const name of await readdir(sockets).catch(noneWhereMissing)) {
    const short = await shorten(sockets, name);
    try {
      if (await requestAt(join(short.path, name))) return true;
    } finally {
      await short.remove();
    }
  }
  return false;
}

function noneWhereMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

async function requestAt(path: string): Promise<boolean> {
  const answer = await ask(path, 'copy');
  if (answer === null || answer === COPIED) return answer !== null;
  throw new SetupError(`${nameIn(path)} made no copy of the database: ${answer || 'it ended.'}`);
}

async function cannotCopy() {
  throw new Error('it has none open. Try again in a moment.');
}

/** The one who holds a lock, and how it answers. */
interface Holder {
  name: string;
  copy(): Promise<void>;
}

function pipeOf(folder: string): string {
  const id = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32);
  return `\\\\.\\pipe\\gyeol-${id}`;
}

/** Acquires the lock, or returns its holder. A pipe's name can be used once; Windows frees it with its process. */
async function holdPipe(folder: string, holder: Holder): Promise<Pick<Lock, 'release'> | string> {
  const path = pipeOf(folder);
  try {
    const server = await listen(path, holder);
    return { release: () => close(server) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return (await askName(path)) ?? nameIn(path);
  }
}

/**
 * Acquires the lock, or returns its holder. Every opener listens on a socket of its own name first and then
 * looks for others: of two, the later always sees the earlier, so never do both go on.
 */
async function holdSocket(folder: string, holder: Holder): Promise<Pick<Lock, 'release'> | string> {
  const sockets = join(folder, 'openers');
  await mkdir(sockets, { recursive: true, mode: FOLDER_MODE });
  const own = `${process.pid}-${randomBytes(3).toString('hex')}-${encodeURIComponent(holder.name)}`;
  const short = await shorten(sockets, own);
  const server = await listen(join(short.path, own), holder);
  const release = async () => {
    await close(server);
    await short.remove();
  };
  for (const other of await readdir(sockets)) {
    if (other === own) continue;
    const path = join(short.path, other);
    const name = await askName(path);
    if (name) {
      await release();
      return name;
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

/** Listens on `path` and answers each process that asks. */
function listen(path: string, holder: Holder): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.setTimeout(ASK_TIMEOUT_MS, () => socket.destroy());
      socket.once('data', (question) => {
        socket.setTimeout(0);
        if (String(question) === ('name' satisfies Question)) socket.end(`${holder.name} (process ${process.pid})`);
        else {
          holder.copy().then(
            () => socket.end(COPIED),
            (error: Error) => socket.end(error.message),
          );
        }
      });
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
async function askName(path: string): Promise<string | null> {
  const answer = await ask(path, 'name', ASK_TIMEOUT_MS);
  return answer === '' ? nameIn(path) : answer;
}

/** Asks the process that listens on `path`; null without one, empty when it ends or takes too long to answer. */
function ask(path: string, question: Question, timeoutMs = 0): Promise<string | null> {
  return new Promise((done) => {
    let answer = '';
    const socket = connect(path, () => socket.write(question));
    socket.setTimeout(timeoutMs, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => done(answer));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') done(null);
    });
  });
}
