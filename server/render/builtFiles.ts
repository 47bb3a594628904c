import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the build, which browsers may cache forever. */
interface BuiltFile {
  /** Below /_next/, with a hash of the content. */
  path: string;
  content: string;
}

const HASH_DIGITS = 6;

/** Names a file of the build by its content. */
export function builtFile(extension: string, content: string): BuiltFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_DIGITS);
  return { path: `static/${hash}.${extension}`, content };
}

const files = new Map<string, BuiltFile>();

/** Returns the file of the build with a namespace's texts as they ship. */
export function textFile(language: string, namespace: string): BuiltFile {
  const name = join('public/locales', language, `${namespace}.json`);
  const file = files.get(name) ?? builtFile('json', JSON.stringify(JSON.parse(readFileSync(name, 'utf8'))));
  files.set(name, file);
  return file;
}
