import { createMockServer } from './listen.ts';
import { startProvider } from './provider.ts';

/** The mocked provider as a program of its own, for development. */
const { app, env } = await startProvider();
createMockServer(async (call) => app.fetch(call)).listen(env.PROVIDER_PORT, env.PROVIDER_HOST);
