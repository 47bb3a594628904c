import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Files outside lib/ that read a setting an operator may give. */
const READERS = ['provider/platform/config/env.ts', 'server/settings.ts', 'scripts/lib/browser.ts', 'next.config.js'];
/** A schema's key, or a variable that is read by its name. */
const NAME = /^\s+([A-Z][A-Z0-9_]+): |\benv\.([A-Z][A-Z0-9_]+)/gm;
/** Variables that the tools set themselves. */
const SET_BY_TOOLS = new Set(['NODE_ENV', 'DRAWINGS', 'CI', 'NEXT_RUNTIME', 'NEXT_TELEMETRY_DISABLED']);

/** Returns the settings that the programs in `root` read. */
function settingsIn(root: string): Set<string> {
  const library = readdirSync(join(root, 'lib'))
    .filter((file) => /^env.*(?<!\.test)\.ts$/.test(file))
    .map((file) => `lib/${file}`);
  const names = [...READERS, ...library].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(NAME)].map(([, key, read]) => key ?? read),
  );
  return new Set(names.filter((name) => name !== undefined && !SET_BY_TOOLS.has(name)) as string[]);
}

/** Lists the faults of .env.example: every setting is there and explained, none else. */
export function checkEnvExample(root: string): string[] {
  const text = readFileSync(join(root, '.env.example'), 'utf8');
  const lines = text.split('\n');
  const there = new Set(Object.keys(parseEnv(text)));
  const known = settingsIn(root);
  return [
    ...[...known].filter((name) => !there.has(name)).map((name) => `.env.example lacks ${name}`),
    ...[...there].filter((name) => !known.has(name)).map((name) => `nothing reads ${name}`),
    ...lines.flatMap((line, index) => {
      const name = /^([A-Z0-9_]+)=/.exec(line)?.[1];
      return name && !lines[index - 1]?.startsWith('# ') ? [`${name} is not explained`] : [];
    }),
  ].sort();
}
