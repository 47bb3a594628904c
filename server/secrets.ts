import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** The signing secrets of the two programs; each at least this long, in characters. */
export const SECRET_NAMES = ['NEXTAUTH_SECRET', 'TOKEN_SECRET', 'ASSERTION_SECRET'] as const;
/** Signs push messages; optional where an operator passes secrets, created on a local site. */
const PUSH_KEY = 'VAPID_PRIVATE_KEY';
const NAMES = [...SECRET_NAMES, PUSH_KEY] as const;
export type Secrets = Record<(typeof SECRET_NAMES)[number], string> & { [PUSH_KEY]?: string };
const SHORTEST_SECRET = 32;

type Given = Record<string, string | undefined>;

/**
 * Returns the secrets of the environment. @throws an Error that names every missing or weak one and how to
 * create one
 */
export function requireSecrets(given: Given): Secrets {
  const problems = SECRET_NAMES.flatMap((name) => {
    const length = given[name]?.length ?? 0;
    if (length >= SHORTEST_SECRET) return [];
    return [`  ${name} ${length === 0 ? 'is missing' : 'is too short to resist guessing'}`];
  });
  if (problems.length > 0) {
    throw new Error(
      `${problems.join('\n')}\n  Each is a text of ${SHORTEST_SECRET} characters and more; \`openssl rand -base64 32\` makes one.`,
    );
  }
  return pick(given);
}

/**
 * Returns the secrets of a site on this machine: the environment's, else those created at the first start,
 * stored beside the database in a file that only its owner can read. @throws an Error that names a weak one
 */
export function loadSecrets(folder: string, given: Given): Secrets {
  const stored = readStored(pathIn(folder)) ?? make(folder);
  if (!stored[PUSH_KEY]) addPushKey(folder, stored);
  const named = Object.fromEntries(
    // lookup-allowed: the names are written in our code
    NAMES.flatMap((name) => (given[name] ? [[name, given[name]]] : [])),
  );
  return requireSecrets({ ...stored, ...named });
}

/**
 * Stores the secrets of a backup beside the database, and returns what deletes them again. Secrets that are there
 * already stay. @throws an Error when they are others than the backup's
 */
export function storeSecrets(folder: string, secrets: Secrets): () => void {
  const path = pathIn(folder);
  const stored = readStored(path);
  if (stored && NAMES.every((name) => stored[name] === secrets[name])) return () => undefined;
  if (stored) {
    throw new Error(
      `${resolve(path)} has other secrets than the backup. Nothing was changed: if no member uses them, move the file away.`,
    );
  }
  write(folder, secrets);
  return () => rmSync(path);
}

/** 32 random bytes are a secret, and a private key of P-256 too. */
const makeSecret = () => randomBytes(32).toString('base64url');

const pathIn = (folder: string) => join(folder, 'secrets.json');
const textOf = (secrets: Given) => `${JSON.stringify(secrets, null, 2)}\n`;

/** Adds the key of push messages to a file that was stored before there was one. */
function addPushKey(folder: string, stored: Given): void {
  stored[PUSH_KEY] = makeSecret();
  const path = pathIn(folder);
  writeFileSync(`${path}.new`, textOf(stored), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/** Writes the file of the secrets where there is none. */
function write(folder: string, secrets: Given): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(pathIn(folder), textOf(secrets), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // On a full disk the file exists but is incomplete.
    if (!isTaken(error)) rmSync(pathIn(folder), { force: true });
    throw error;
  }
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

function make(folder: string): Given {
  const made = Object.fromEntries(NAMES.map((name) => [name, makeSecret()]));
  try {
    write(folder, made);
    return made;
  } catch (error) {
    // Another start was first: its secrets are used.
    const stored = isTaken(error) ? readStored(pathIn(folder)) : undefined;
    if (!stored) throw error;
    return stored;
  }
}

/** Reads the stored secrets; undefined without a file. @throws an Error that names a damaged file */
function readStored(path: string): Given | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const stored = parseSecrets(text);
  if (stored) return stored;
  throw new Error(
    `${resolve(path)} is damaged: it is no JSON object with ${SECRET_NAMES.join(', ')}. Nothing was changed. Put ${basename(path)} of a backup in its place; without one delete it: new secrets are made, every member signs in again, and for good lost are two-step sign-in by authenticator apps, the list of coupon codes, push subscriptions, and the links in sent mails that end them.`,
  );
}

/** Reads secrets from the text of their file; undefined where it has none. */
export function parseSecrets(text: string): Secrets | undefined {
  const stored = parseObject(text);
  return stored && SECRET_NAMES.every((name) => typeof stored[name] === 'string') ? (stored as Secrets) : undefined;
}

function parseObject(text: string): Partial<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function pick(given: Given): Secrets {
  const of = (name: keyof Secrets) => given[name] ?? '';
  return {
    NEXTAUTH_SECRET: of('NEXTAUTH_SECRET'),
    TOKEN_SECRET: of('TOKEN_SECRET'),
    ASSERTION_SECRET: of('ASSERTION_SECRET'),
    ...(given[PUSH_KEY] && { [PUSH_KEY]: given[PUSH_KEY] }),
  };
}
