import { processEnv } from '../provider/platform/config/env.ts';
import { createMockServer } from './listen.ts';
import { startProvider } from './provider.ts';

/**
 * The mocked provider as a program of its own, for development. It listens before its database is filled, so
 * that a first page is compiled meanwhile; calls wait.
 */
const { PROVIDER_HOST, PROVIDER_PORT } = processEnv();
const starting = startProvider();
createMockServer(async (call) => (await starting).fetch(call)).listen(PROVIDER_PORT, PROVIDER_HOST);
await starting;
