import { setupServer } from 'msw/node';
import { handlers } from './handlers.ts';
import { listenForProxy } from './listen.ts';
import { mockedProvider } from './provider.ts';

const kept = globalThis as { gyeolMock?: ReturnType<typeof setupServer> };

/** Puts the mocked provider into this process: every call it makes to the API is answered here. */
export async function startMock() {
  kept.gyeolMock?.close();
  kept.gyeolMock = setupServer(...handlers);
  kept.gyeolMock.listen({ onUnhandledRequest: 'bypass' });
  await mockedProvider();
  await listenForProxy();
}
