import { sessionIdOf } from './accessToken.ts';

/**
 * Computes the proof that carries a nonce to another device: HMAC-SHA256 of the nonce under the id of its
 * session (provider/domain/identity/tokens.ts). The response with the nonce does not contain that id, so it
 * is useless to a reader of the response only. @throws where the browser has no WebCrypto (plain HTTP)
 */
export async function nonceProof(accessToken: string, nonce: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = encoder.encode(sessionIdOf(accessToken));
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(nonce)));
  return btoa(String.fromCharCode(...mac))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
