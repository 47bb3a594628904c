import { vi } from 'vitest';
import { softAuthenticator } from '@/provider/areas/auth/testing';

const bytes = (text: string) => {
  const { buffer, byteOffset, length } = Buffer.from(text, 'base64url');
  return buffer.slice(byteOffset, byteOffset + length);
};
const challengeIn = ({ publicKey }: { publicKey: { challenge: ArrayBuffer } }) => ({
  challenge: Buffer.from(publicKey.challenge).toString('base64url'),
});

/** Presents an authenticator's answer in the form of the browser's own. */
function credential({ id, type, response }: ReturnType<ReturnType<typeof softAuthenticator>['create']>) {
  const parts = Object.entries(response).map(([name, text]) => [name, bytes(text)]);
  return { id, type, rawId: bytes(id), response: Object.fromEntries(parts), getClientExtensionResults: () => ({}) };
}

/** Gives the page a browser with an authenticator; with `failure` it rejects. */
export function lendAuthenticator(failure?: Error) {
  const device = softAuthenticator();
  const answer = async (make: () => Parameters<typeof credential>[0]) => {
    if (failure) throw failure;
    return credential(make());
  };
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: (options: Parameters<typeof challengeIn>[0]) => answer(() => device.create(challengeIn(options))),
      get: (options: Parameters<typeof challengeIn>[0]) => answer(() => device.get(challengeIn(options))),
    },
  });
  return device;
}
