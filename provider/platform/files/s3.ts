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
  const call = (name: string, init: RequestInit = {}) =>
    inSpan(
      () => ({ name: `${init.method ?? 'GET'} file store`, kind: 'client' }),
      () => client.fetch(address(name), init),
    );
  const address = (name: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${name}`;
  const rejected = (what: string, response: Response) =>
    new Error(`The file store refused to ${what}: ${response.status}`);
  return {
    async put(name: string, bytes: Uint8Array) {
      const response = await call(name, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'Content-Type': name.endsWith('.avif') ? 'image/avif' : 'image/webp' },
      });
      await response.body?.cancel();
      if (!response.ok) throw rejected('keep a file', response);
    },
    async get(name: string) {
      const response = await call(name);
      if (response.ok && response.body) {
        return { body: response.body, size: Number(response.headers.get('Content-Length')) };
      }
      await response.body?.cancel();
      if (response.status === 404) return null;
      throw rejected('give a file', response);
    },
    async remove(name: string) {
      const response = await call(name, { method: 'DELETE' });
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw rejected('delete a file', response);
    },
  };
}
