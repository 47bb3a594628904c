import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureQueue } from '../../platform/files/pictureQueue.ts';
import { statusesOf, type TestMember, testProvider } from '../../testing.ts';
import { MEMBER_UPLOADS_MAX, UPLOADS_WAITING_MAX } from './admission.ts';

const provider = await testProvider();

function chunk(type: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Encodes a PNG of one colour: a few bytes, whatever size it declares. */
function flatPng(width: number, height: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const PATHS = ['image-file/upload/', 'base/file/upload/', 'avatar'] as const;

function request({ token, username }: TestMember, bytes: Uint8Array, path: (typeof PATHS)[number]) {
  const isAvatar = path === 'avatar';
  const form = new FormData();
  form.append(isAvatar ? 'avatar' : 'file', new Blob([bytes as BlobPart]), 'a.png');
  return new Request(`http://provider.test/api/v1/${isAvatar ? `users/${username}/avatar/` : path}`, {
    method: isAvatar ? 'PUT' : 'POST',
    body: form,
    headers: { Authorization: `Bearer ${token}` },
  });
}
const upload = async (member: TestMember, bytes: Uint8Array, path: (typeof PATHS)[number] = 'image-file/upload/') =>
  provider.app.request(request(member, bytes, path));

it.each([
  [1, 39_000_000],
  [39_000_000, 1],
  [2, 16_385],
  [16_385, 2],
  [16_385, 1_000],
  [10, 1_001],
  [1, 101],
  [8_000, 5_001],
])('rejects a picture of %i × %i from its header', async (width, height) => {
  const member = await provider.member();
  const answer = await upload(member, flatPng(width, height));
  expect([answer.status, (await answer.json()).code]).toEqual([413, 'too_many_pixels']);
});

it.each(PATHS)('admits a small picture beside thin tall ones: %s', async (path) => {
  const [attacker, other] = [await provider.member(), await provider.member()];
  const thin = flatPng(1, 39_000_000);
  const small = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#2C6E60' } })
    .png()
    .toBuffer();
  const attack = Array.from({ length: 6 }, () => upload(attacker, thin, path));
  expect((await upload(other, small, path)).status).toBe(200);
  const statuses = (await Promise.all(attack)).map(({ status }) => status);
  // A quickly rejected upload has made room for a later one.
  const decoded = statuses.filter((status) => status === 413);
  expect(decoded.length).toBeGreaterThanOrEqual(MEMBER_UPLOADS_MAX);
  expect(statuses.filter((status) => status === 429)).toHaveLength(6 - decoded.length);
});

it('rejects uploads past the queue before their bodies are read, with Retry-After', async () => {
  const small = flatPng(8, 8);
  const members = await Promise.all(Array.from({ length: UPLOADS_WAITING_MAX }, () => provider.member()));
  const late = await provider.member();
  pictureQueue.pause();
  const waiting = members.map((member) => upload(member, small));
  await expect.poll(() => pictureQueue.size).toBe(UPLOADS_WAITING_MAX);
  for (const path of PATHS) {
    const rejected = request(late, small, path);
    const answer = await provider.app.request(rejected);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(rejected.bodyUsed).toBe(false);
  }
  pictureQueue.start();
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await upload(late, small)).status).toBe(200);
});

/** Begins uploads of several members, whose bodies say their length and never come, until `end` is called. */
async function beginSlowly(count: number, length: number) {
  const members = await Promise.all(Array.from({ length: count }, () => provider.member()));
  const streams: ReadableStreamDefaultController[] = [];
  const answers = members.map(({ token }) => {
    const body = new ReadableStream({ start: (controller) => void streams.push(controller) });
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': String(length),
    };
    const init = { method: 'POST', body, headers, duplex: 'half' } as const;
    return provider.app.request(new Request('http://provider.test/api/v1/image-file/upload/', init));
  });
  const end = async () => {
    for (const stream of streams) stream.close();
    return Promise.all(answers);
  };
  return { end };
}

it.each([
  ['leaves room beside small pictures on slow lines', 100_000, 200],
  ['has no room beside as many large ones', 15_000_000, 503],
])('%s', async (_name, length, status) => {
  const slow = await beginSlowly(20, length);
  const late = await provider.member();
  await expect.poll(async () => (await upload(late, flatPng(8, 8))).status).toBe(status);
  await slow.end();
  expect((await upload(late, flatPng(8, 8))).status).toBe(200);
});

it('counts the uploads of a member by the minute, rejected ones too', async () => {
  const member = await provider.member();
  const statuses = await statusesOf(21, (at) => upload(member, Buffer.from('no picture'), PATHS[at % PATHS.length]));
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 415));
  const last = await upload(member, flatPng(8, 8));
  expect([last.status, Number(last.headers.get('Retry-After'))]).toEqual([429, expect.any(Number)]);
});
