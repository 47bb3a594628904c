import { AwsClient } from 'aws4fetch';
import { inSpan } from '../traces/span.ts';

/** The address of a bucket and its credentials. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Retries, each waiting twice as long as the one before; more would keep a reader waiting too long. */
const RETRIES = 2;

/** Creates a `FileStore` in a bucket of an S3-compatible store, with the bucket in the path. */
export function s3Store({ endpoint, bucket, ...rest }: S3Settings) {
  const client = new AwsClient({ ...rest, service: 's3', retries: RETRIES });
  const address = (name: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${name}`;
  /** Calls the store, in a span that fails where the store does. Null where it has no such file. @throws its refusal */
  const call = (what: string, name: string, init: RequestInit = {}): Promise<Response | null> =>
    inSpan(
      () => ({ name: `${init.method ?? 'GET'} file store`, kind: 'client' }),
      async () => {
        const response = await client.fetch(address(name), init);
        if (response.ok) return response;
        const { status: code } = response;
        await response.body?.cancel();
        // What is put has no file yet: its bucket is missing.
        if (code === 404 && init.method !== 'PUT') return null;
        throw Object.assign(new Error(`The file store refused to ${what}: ${code}`), { code });
      },
    );
  return {
    async put(name: string, bytes: Uint8Array) {
      const response = await call('keep a file', name, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'Content-Type': name.endsWith('.avif') ? 'image/avif' : 'image/webp' },
      });
      await response?.body?.cancel();
    },
    async get(name: string) {
      const response = await call('give a file', name);
      if (!response?.body) return null;
      return { body: response.body, size: Number(response.headers.get('Content-Length')) };
    },
    async remove(name: string) {
      const response = await call('delete a file', name, { method: 'DELETE' });
      await response?.body?.cancel();
    },
  };
}
