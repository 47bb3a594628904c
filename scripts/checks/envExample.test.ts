import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readEnv as readWebEnv } from '../../lib/env.ts';
import { readEnv as readProviderEnv } from '../../provider/platform/config/env.ts';
import { ROOT } from '../../server/root.ts';
import { settle } from '../../server/settings.ts';
import { checkEnvExample } from './envExample.ts';

it('explains every setting that a program reads and none that nothing reads', () => {
  expect(checkEnvExample(ROOT)).toEqual([]);
});

it('starts both programs unchanged, once the secrets are filled in', () => {
  const secret = 's'.repeat(32);
  const example = parseEnv(readFileSync(join(ROOT, '.env.example'), 'utf8'));
  const { provider, web } = settle(
    {
      ...example,
      DATABASE_URL: 'postgres://db.test/gyeol',
      NEXTAUTH_SECRET: secret,
      TOKEN_SECRET: secret,
      ASSERTION_SECRET: secret,
    },
    4000,
  );
  expect(readProviderEnv(provider ?? {})).toMatchObject({ PROVIDER_PORT: 4000, LOG_LEVEL: 'info' });
  expect(readWebEnv(web)).toMatchObject({ API_URL: 'http://127.0.0.1:4000/api/v1' });
});
