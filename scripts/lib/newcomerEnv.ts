import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../../server/root.ts';

/** Settings of the build and of this machine, which stay. */
const OWN = /^(?:NEXT_|CHROMIUM_PATH$)/;

/**
 * Returns the settings of a newcomer's first start, those of `.env.example`, for programs that tests and benches start:
 * they go before the checkout's `.env`, which may name a real bucket, shop or database.
 */
export const newcomerEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parseEnv(readFileSync(join(ROOT, '.env.example'), 'utf8'))).filter(
      (setting): setting is [string, string] => setting[1] !== undefined && !OWN.test(setting[0]),
    ),
  );
