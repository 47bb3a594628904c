import { eq } from 'drizzle-orm';
import { uploadCalls } from '../../../contract/uploads.calls.ts';
import { fileQuery, type UploadAnswer } from '../../../contract/uploads.ts';
import { files } from '../../db/schema/site.ts';
import { admitUpload } from '../../domain/files/admission.ts';
import { isReadingDue, recordReading } from '../../domain/files/purge.ts';
import { mount } from '../../domain/identity/mount.ts';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { copyFor, copyName, sizeOf, urlOf } from '../../platform/files/names.ts';
import { readPicture, storePicture } from '../../platform/files/pictures.ts';
import { type AppContext, type Member, read, write } from '../../platform/http/context.ts';
import { readFile } from '../../platform/http/form.ts';
import { isShownPublicly, mayReadPicture } from './policy.ts';

const FORMATS = ['webp', 'avif'] as const;
/** A picture of this path changes never: another one has another name. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Milliseconds since 1970, before which a photo may be dated too. */
const LAST_MODIFIED = new Map([['lastModified', /^-?\d{1,16}$/]]);
/** For a picture that no public page shows: not in shared caches, so that it disappears when it is deleted. */
const NOWHERE = 'private, no-store';

async function upload(c: AppContext, member: Member, fields?: ReadonlyMap<string, RegExp>): Promise<UploadAnswer> {
  return admitUpload(c, member, async () => {
    const bytes = await readFile(c, 'file', fields);
    const { files: store, now } = c.get('services');
    const picture = await storePicture(store, bytes, { field: 'file', locale: c.get('locale') });
    const { name: id, ...size } = picture;
    await write(c, (tx) => tx.insert(files).values({ id, ...size, userId: member.id, createdAt: now() }));
    return { url: urlOf(id), ...size };
  });
}

export const uploadRoutes = mount(uploadCalls, {
  uploadImage: (c, { member }) => upload(c, member, LAST_MODIFIED),
  uploadFile: (c, { member }) => upload(c, member),
});

async function findStored(db: Db, name: string) {
  const { userId, shownBy, hiddenBy, isPrivate, createdAt } = files;
  const [row] = await db
    .select({ userId, shownBy, hiddenBy, isPrivate, createdAt })
    .from(files)
    .where(eq(files.id, name));
  return row;
}

uploadRoutes.openAPIRegistry.registerPath({
  method: 'get',
  path: '/files/{name}/',
  summary: 'A stored picture',
  request: { query: fileQuery },
  responses: {
    200: {
      description: 'The format that `Accept` prefers, where the picture has it',
      content: { 'image/webp': {}, 'image/avif': {} },
    },
    304: { description: 'The copy that `If-None-Match` names is the same' },
  },
});
uploadRoutes.get('/files/:name/', async (c) => {
  const name = c.req.param('name');
  const size = sizeOf(name);
  const asked = fileQuery.safeParse(c.req.query());
  if (!size || !asked.success) throw notFound();
  const width = copyFor(size, asked.data.w ? Number(asked.data.w) : undefined);
  const row = await read(c, (db) => findStored(db, name));
  if (!row || !mayReadPicture(c.get('member'), row)) throw notFound();
  const now = c.get('services').now();
  if (isReadingDue(row, now)) await write(c, (tx) => recordReading(tx, name, now));
  const headers = {
    'Cache-Control': !isShownPublicly(row) ? NOWHERE : FOREVER,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept',
  };
  const tags = FORMATS.map((format) => `"${copyName(name, width, format)}"`);
  const known = tags.find((tag) => tag === c.req.header('If-None-Match'));
  if (known) return c.body(null, 304, { ...headers, ETag: known });
  const preferred = c.req.header('Accept')?.includes('image/avif') ? 'avif' : 'webp';
  const found = await readPicture(c.get('services').files, name, width, preferred);
  if (!found) throw notFound();
  const copy = copyName(name, width, found.format);
  return c.body(found.body, 200, {
    ...headers,
    ETag: `"${copy}"`,
    'Content-Type': `image/${found.format}`,
    'Content-Length': String(found.size),
    'Content-Disposition': `inline; filename="${copy}"`,
  });
});
