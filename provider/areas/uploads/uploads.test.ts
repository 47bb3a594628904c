import { readdir, readlink } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { files } from '../../db/schema/site.ts';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();
let token: string;
// A member for each test: uploads are limited per minute.
beforeEach(async () => {
  token = (await provider.member()).token;
});

const IMAGE_FILE = 'image-file/upload/';
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2C6E60' } });

async function upload(
  bytes: Uint8Array | string | undefined,
  { path = IMAGE_FILE, field = 'file', as = token as string | undefined, rest = {} as Record<string, string> } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(rest)) form.set(name, value);
  if (bytes !== undefined) form.append(field, new Blob([bytes as BlobPart]), 'IMG_0001.HEIC');
  const response = await provider.app.request(`/api/v1/${path}`, {
    method: 'POST',
    body: form,
    headers: as ? { Authorization: `Bearer ${as}` } : {},
  });
  return { status: response.status, body: await response.json() };
}
/** Sends a body as it is, which need not be a form. */
const send = (
  body: string | FormData,
  type?: string,
  { path = IMAGE_FILE, method = 'POST', as = token, ...rest }: Record<string, string> = {},
) => {
  const headers = { Authorization: `Bearer ${as}`, ...(type && { 'Content-Type': type }), ...rest };
  return provider.app.request(`/api/v1/${path}`, { method, headers, body });
};
const get = (url: string, headers = {}) => provider.app.request(url, { headers });
const sizeOf = async (url: string) => {
  const { width, height, format, exif } = await sharp(Buffer.from(await (await get(url)).arrayBuffer())).metadata();
  return { width, height, format, exif };
};
const stored = () => provider.rows(files);

describe('a picture', () => {
  it('is stored as WebP in three widths under a generated name', async () => {
    const { status, body } = await upload(await picture(2000, 1500).jpeg().toBuffer(), {
      rest: { lastModified: '1767225600000' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ width: 1280, height: 960, size: expect.any(Number) });
    expect(body.url).toMatch(/^\/api\/v1\/files\/[a-z0-9]{12}-1280x960\.webp$/);
    expect(await sizeOf(body.url)).toMatchObject({ width: 1280, height: 960, format: 'webp' });
    expect(await sizeOf(`${body.url}?w=640`)).toMatchObject({ width: 640, height: 480 });
    expect(await sizeOf(`${body.url}?w=320`)).toMatchObject({ width: 320, height: 240 });
    expect(await sizeOf(`${body.url}?w=1280`)).toMatchObject({ width: 1280 });
    expect(await stored()).toContainEqual(
      expect.objectContaining({ id: body.url.split('/').at(-1), width: 1280, size: body.size }),
    );
  });

  it('may be dated before 1970', async () => {
    const bytes = await picture(10, 10).png().toBuffer();
    expect((await upload(bytes, { rest: { lastModified: '-86400000' } })).status).toBe(200);
  });

  it('is served as AVIF to browsers that accept it, in widths that were stored so', async () => {
    const { body } = await upload(await picture(2000, 1500).jpeg().toBuffer());
    const accept = { Accept: 'image/avif,image/webp,image/*;q=0.8' };
    for (const [width, type] of [
      [320, 'image/avif'],
      [640, 'image/avif'],
      [1280, 'image/webp'],
    ] as const) {
      const answer = await get(`${body.url}?w=${width}`, accept);
      expect([answer.headers.get('Content-Type'), answer.headers.get('Vary')]).toEqual([type, 'Accept']);
      expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width });
      expect((await get(`${body.url}?w=${width}`, { 'If-None-Match': answer.headers.get('ETag') })).status).toBe(304);
    }
    expect((await get(`${body.url}?w=320`)).headers.get('Content-Type')).toBe('image/webp');
  });

  it('is WebP alone where it is as long as a drawing', async () => {
    const { body } = await upload(await picture(900, 16_000).png().toBuffer());
    const answer = await get(`${body.url}?w=320`, { Accept: 'image/avif' });
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
  });

  it('stays as small as it came', async () => {
    const { body } = await upload(await picture(300, 200).png().toBuffer(), { path: 'base/file/upload/' });
    expect(body).toMatchObject({ width: 300, height: 200 });
    expect(await sizeOf(`${body.url}?w=640`)).toMatchObject({ width: 300 });
  });

  it('is rotated upright and loses the camera’s metadata', async () => {
    const camera = picture(60, 40)
      .jpeg()
      .withExif({ IFD0: { Artist: '숨기고 싶은 이름' } });
    const turned = await camera.withMetadata({ orientation: 6 }).toBuffer();
    const { body } = await upload(turned);
    expect(await sizeOf(body.url)).toEqual({ width: 40, height: 60, format: 'webp', exif: undefined });
  });

  it('keeps the length of a long drawing within the limit of WebP', async () => {
    const { body } = await upload(await picture(900, 16_000).png().toBuffer());
    expect(body.height).toBe(8192);
    expect((await sizeOf(body.url)).height).toBe(8192);
  });

  it('is served so that it cannot run as a script and caches store it forever', async () => {
    await provider.forum('shown');
    const { body } = await upload(await picture(10, 10).webp().toBuffer());
    const fileUrls = [body.url];
    await provider.call('POST', 'forums/shown/topics/', { token, body: { title: '사진', content: '내용', fileUrls } });
    const first = await get(body.url);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline/),
    });
    await first.arrayBuffer();
    expect((await get(body.url, { 'If-None-Match': first.headers.get('ETag') })).status).toBe(304);
  });

  it('can be shown by a topic', async () => {
    await provider.forum('free');
    const { body } = await upload(await picture(40, 30).png().toBuffer());
    const topic = await provider.call('POST', 'topics/', {
      token,
      body: { title: '사진', content: '내용', fileUrls: [body.url] },
    });
    expect(topic.body.files).toEqual([{ url: body.url, alt: '', width: 40, height: 30 }]);
  });
});

describe('rejected uploads', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1heic')]);
  const gif = Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1');

  it.each([
    ['an SVG', svg],
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    ['a HEIC', heic],
    ['a GIF', gif],
    ['an SVG behind a byte order mark', `\ufeff${svg}`],
  ])('is %s, whatever it is called', async (_, bytes) => {
    const before = await stored();
    const { status, body } = await upload(bytes);
    expect([status, body]).toEqual([415, { code: 'unsupported_type', detail: expect.stringContaining('JPEG') }]);
    expect(await stored()).toEqual(before);
  });

  it('is a file past 15 MB, by its length or while it is read', async () => {
    const big = Buffer.alloc(15 * 1024 * 1024 + 1, 0xff);
    expect(await upload(big)).toMatchObject({ status: 413, body: { code: 'too_large' } });
    const length = { 'Content-Length': String(200 * 1024 * 1024) };
    expect((await send('--x', 'multipart/form-data; boundary=x', length)).status).toBe(413);
  });

  it('is a picture past 40 megapixels, however small its file', async () => {
    const bomb = await picture(8000, 5001).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await upload(bomb)).toMatchObject({ status: 413, body: { code: 'too_many_pixels' } });
  });

  it('is a picture that cannot be read', async () => {
    const intact = await picture(400, 400).jpeg().toBuffer();
    for (const bytes of [intact.subarray(0, intact.length / 2), Buffer.from('\xff\xd8\xff', 'latin1')]) {
      const { status, body } = await upload(bytes);
      expect([status, body.file]).toEqual([400, [expect.any(String)]]);
    }
  });

  it('is a form without its file, or with more than the call accepts', async () => {
    const bytes = await picture(10, 10).png().toBuffer();
    expect((await upload(undefined)).body.file).toBeDefined();
    expect((await upload('')).body.file).toBeDefined();
    expect((await upload(bytes, { field: 'avatar' })).body.avatar).toBeDefined();
    expect((await upload(bytes, { rest: { user: '1' } })).body.user).toBeDefined();
    expect((await upload(bytes, { rest: { lastModified: 'x' } })).body.lastModified).toBeDefined();
    const two = new FormData();
    two.append('file', new Blob([new Uint8Array(bytes)]), 'a.png');
    two.append('file', new Blob([new Uint8Array(bytes)]), 'b.png');
    expect((await send(two)).status).toBe(400);
  });

  it('is a body that was no form, or was cut off', async () => {
    for (const [type, body] of [
      ['application/json', '{}'],
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=x', ''],
      ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="file"'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      ],
    ] as const) {
      const response = await send(body, type);
      expect(response.status).toBe(400);
      expect((await response.json()).file).toBeDefined();
    }
  });

  it('is any upload from a member who may not write', async () => {
    const bytes = await picture(10, 10).png().toBuffer();
    const { token: unverified } = await provider.member({ emailVerifiedAt: null });
    expect(await upload(bytes, { as: '' })).toMatchObject({ status: 401, body: { code: 'session_ended' } });
    expect((await upload(bytes, { as: unverified })).body.code).toBe('email_unverified');
  });

  it.each(['nothing-1x1.webp', 'first-avatar-9999-256x256.webp', '..%2f..%2fetc%2fpasswd', 'a.svg', '%00'])(
    'is a name that no picture has: %s',
    async (name) => {
      expect((await get(`/api/v1/files/${name}`)).status).toBe(404);
    },
  );
});

it('leaves no file open after the headers of a large picture were asked for', async () => {
  const { files: store } = provider.services;
  const { body } = await upload(await picture(10, 10).webp().toBuffer());
  const name = body.url.slice(body.url.lastIndexOf('/') + 1);
  await store.put(name, new Uint8Array(500_000));
  const openFiles = async () => {
    const paths = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''));
    return (await Promise.all(paths)).filter((path) => path.endsWith(name)).length;
  };
  for (let call = 0; call < 20; call += 1) await provider.app.request(body.url, { method: 'HEAD' });
  await expect.poll(openFiles).toBe(0);
});

it('creates a width that the store lacks once for all concurrent calls, and stores it', async () => {
  const { files: store } = provider.services;
  const { body } = await upload(await picture(1280, 480).png().toBuffer());
  const name = body.url.slice(body.url.lastIndexOf('/') + 1);
  const copy = name.replace('.webp', '.320.webp');
  await store.remove(copy);
  const put = vi.spyOn(store, 'put');
  const answers = await Promise.all(Array.from({ length: 5 }, () => get(`${body.url}?w=320`)));
  for (const answer of answers) {
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      width: 320,
      height: 120,
      format: 'webp',
    });
  }
  expect(put).toHaveBeenCalledTimes(1);
  expect(put).toHaveBeenCalledWith(copy, expect.anything());
  put.mockRestore();
  await store.remove(copy);
  await store.remove(name);
  expect((await get(`${body.url}?w=320`)).status).toBe(404);
});

it('serves a file in full to a reader while it is being stored again', async () => {
  const { files: store } = provider.services;
  const bytes = new Uint8Array(2_000_000).fill(7);
  await store.put('again-8x8.webp', bytes);
  const storeAgain = async () => {
    for (let attempt = 0; attempt < 40; attempt += 1) await store.put('again-8x8.webp', bytes);
  };
  const read = async () => {
    const seen = new Set<number | undefined>();
    for (let attempt = 0; attempt < 80; attempt += 1) {
      const found = await store.get('again-8x8.webp');
      const { byteLength } = await new Response(found?.body).arrayBuffer();
      seen.add(found?.size).add(byteLength);
    }
    return seen;
  };
  const [seen] = await Promise.all([read(), storeAgain()]);
  expect(seen).toEqual(new Set([bytes.length]));
});

it.each(Object.getOwnPropertyNames(Object.prototype))(
  'refuses a form field named %s by its name, and goes on',
  async (name) => {
    const member = await provider.member();
    const avatar = { path: `users/${member.username}/avatar/`, method: 'PUT', as: member.token };
    for (const { path, method, as } of [
      { path: IMAGE_FILE, method: 'POST', as: token },
      { path: 'base/file/upload/', method: 'POST', as: token },
      avatar,
    ]) {
      for (const disposition of [`name="${name}"`, `name="${name}"; filename="a.png"`]) {
        const part = `Content-Disposition: form-data; ${disposition}\r\n\r\n1\r\n`;
        const response = await send(`--b\r\n${part}--b--\r\n`, 'multipart/form-data; boundary=b', { path, method, as });
        const body: object = await response.json();
        expect([response.status, Object.keys(body)], path).toEqual([400, [name, 'code']]);
      }
    }
    expect((await provider.call('GET', 'forums/')).status).toBe(200);
  },
);

it.each([
  'multipart/form-data; boundary=',
  'multipart/form-data; \u00fc; boundary=b',
  'multipart/form-data; boundary="b',
])('rejects a form whose content type is %s', async (type) => {
  expect((await send('--b--\r\n', type)).status).toBe(400);
});
