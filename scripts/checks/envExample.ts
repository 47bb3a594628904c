import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { webSettings } from '../../lib/env.ts';
import { providerSettings } from '../../provider/platform/config/env.ts';

/** The files that read settings by their names, besides the schemas of both programs. */
const READERS = [
  ...['lib/env.ts', 'lib/env.public.ts', 'lib/env.scenario.ts'],
  ...['server/settings.ts', 'scripts/lib/browser.ts', 'next.config.js'],
];
/** Variables that the tools set themselves. */
const SET_BY_TOOLS = new Set(['NODE_ENV', 'DRAWINGS', 'CI', 'NEXT_RUNTIME', 'NEXT_TELEMETRY_DISABLED']);

/** Returns the settings that the programs in `root` read. */
function settingsIn(root: string): Set<string> {
  const read = READERS.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\benv\.([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name),
  );
  const names = [...Object.keys(webSettings.shape), ...Object.keys(providerSettings.shape), ...read];
  return new Set(names.filter((name) => !SET_BY_TOOLS.has(name)));
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
