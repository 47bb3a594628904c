import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '../config/env.ts';
import { s3Store } from './s3.ts';
import { createFileStore } from './store.ts';

let folder: string;
let server: S3rver;
let endpoint: string;
/** The one pair of keys that the server knows. */
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const secrets = { TOKEN_SECRET: 'x'.repeat(40), ASSERTION_SECRET: 'y'.repeat(40) };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gyeol-s3-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'gyeol' }],
  });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

it('stores a file in the configured bucket and returns it', async () => {
  const store = createFileStore(
    readEnv({
      ...secrets,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'gyeol',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    }),
  );
  const bytes = new Uint8Array([82, 73, 70, 70, 0, 255]);
  await store.put('abc-10x10.640.webp', bytes);
  const found = await store.get('abc-10x10.640.webp');
  expect(found?.size).toBe(bytes.length);
  expect(new Uint8Array(await new Response(found?.body).arrayBuffer())).toEqual(bytes);
  expect(await store.get('nothing-1x1.webp')).toBeNull();
});

it('reports when the bucket rejects a file', async () => {
  const wrong = { ...keys, accessKeyId: 'UNKNOWN' };
  const store = s3Store({ endpoint, bucket: 'gyeol', region: 'us-east-1', ...wrong });
  await expect(store.put('a-1x1.webp', new Uint8Array(1))).rejects.toThrow('403');
});

it('names the settings that a bucket still needs', () => {
  const creating = (given: object) => () => createFileStore(readEnv({ ...secrets, ...given }));
  expect(creating({ S3_BUCKET: 'gyeol', S3_ENDPOINT: endpoint })).toThrow('S3_ACCESS_KEY_ID');
  // Without its bucket the files would go to this machine's disk, unnoticed.
  expect(creating({ S3_ENDPOINT: endpoint })).toThrow('S3_ENDPOINT is set, so S3_BUCKET must be too');
});
