import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { managedPhotoCalls, managedVideoCalls } from '../../../contract/managedContents.calls.ts';
import type { ManagedContentsQuery, ManagedPhoto, ManagedVideo } from '../../../contract/managedContents.ts';
import { youtubeAddress, youtubeIdOf } from '../../../contract/youtube.ts';
import { contentCategories, photos, videos } from '../../db/schema/contents.ts';
import { products } from '../../db/schema/products.ts';
import { requireFiles } from '../../domain/files/stored.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { withdrawCaused } from '../../domain/moderation/causes.ts';
import { requireVersion } from '../../domain/moderation/editing.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { hotRank } from '../../domain/ranking/hot.ts';
import { holds } from '../../domain/search/search.ts';
import { countTags } from '../../domain/taxonomy/contentTaxonomy.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockExisting, lockName } from '../../platform/db/locks.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { inOrder } from '../../platform/db/rows.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { hashtagsOf } from './import/texts.ts';
import type { PhotoRow, VideoRow } from './present.ts';

type VideoBody = InputOf<typeof managedVideoCalls.createVideo>['body'];
type PhotoBody = InputOf<typeof managedPhotoCalls.createPhoto>['body'];
type Body = Omit<VideoBody, 'link' | 'image'>;
type Table = typeof videos | typeof photos;
type Products = (row: VideoRow | PhotoRow) => ManagedVideo['products'];

/** Reads the names of the products of rows, sold or not; those that are gone are left out. */
async function productsOf(db: Db, rows: (VideoRow | PhotoRow)[]): Promise<Products> {
  const ids = [...new Set(rows.flatMap(({ productIds }) => productIds))];
  const columns = { id: products.id, name: products.name, brand: products.brand };
  const found = ids.length > 0 ? await db.select(columns).from(products).where(inArray(products.id, ids)) : [];
  return ({ productIds }) => inOrder(found, productIds);
}

const fieldsOf = ({ status, title, description, categories, productIds: products }: VideoRow | PhotoRow): Body => ({
  status,
  title,
  description,
  categories,
  products,
});
/** Returns a stored video as the fields of its form. */
const videoFieldsOf = (row: VideoRow): VideoBody => ({
  ...fieldsOf(row),
  link: row.type === 'youtube' ? youtubeAddress(row.sourceId) : '',
  image: row.thumbnail?.url ?? '',
});
/** Returns a stored photo post as the fields of its form. */
const photoFieldsOf = (row: PhotoRow): PhotoBody => ({
  ...fieldsOf(row),
  pictures: row.media.map(({ url, alt }) => ({ url, alt })),
});

const stateOf = (row: VideoRow | PhotoRow, named: Products) => ({
  id: row.id,
  products: named(row),
  published_at: row.publishedAt.toISOString(),
  version: row.version,
});
const presentVideo = (row: VideoRow, named: Products): ManagedVideo => ({
  ...videoFieldsOf(row),
  ...stateOf(row, named),
});
const presentPhoto = (row: PhotoRow, named: Products): ManagedPhoto => ({
  ...photoFieldsOf(row),
  ...stateOf(row, named),
});

/** Selects the rows of a list's state and search. */
const matching = (table: Table, { state, search }: ManagedContentsQuery): SQL | undefined =>
  and(
    state && eq(table.status, state),
    search ? holds(sql`${table.title} || ' ' || ${table.description}`, search) : undefined,
  );

/** Lists the videos that match, the newest first. */
export async function listManagedVideos(db: Db, query: ManagedContentsQuery) {
  const where = matching(videos, query);
  const rows = await db
    .select()
    .from(videos)
    .where(where)
    .orderBy(desc(videos.publishedAt), desc(videos.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  const named = await productsOf(db, rows);
  return { count: await db.$count(videos, where), results: rows.map((row) => presentVideo(row, named)) };
}

/** Lists the photo posts that match, the newest first. */
export async function listManagedPhotos(db: Db, query: ManagedContentsQuery) {
  const where = matching(photos, query);
  const rows = await db
    .select()
    .from(photos)
    .where(where)
    .orderBy(desc(photos.publishedAt), desc(photos.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  const named = await productsOf(db, rows);
  return { count: await db.$count(photos, where), results: rows.map((row) => presentPhoto(row, named)) };
}

/** Returns one video as the console shows it. @throws 404 */
export async function findManagedVideo(db: Db, id: number): Promise<ManagedVideo> {
  const [row] = await db.select().from(videos).where(eq(videos.id, id));
  if (!row) throw notFound();
  return presentVideo(row, await productsOf(db, [row]));
}

/** Returns one photo post as the console shows it. @throws 404 */
export async function findManagedPhoto(db: Db, id: number): Promise<ManagedPhoto> {
  const [row] = await db.select().from(photos).where(eq(photos.id, id));
  if (!row) throw notFound();
  return presentPhoto(row, await productsOf(db, [row]));
}

/** Returns the columns that both kinds store of a body. @throws 400 for an unknown category or product */
async function columnsOf(tx: Db, body: Body, { now, locale }: RequestContext, held: readonly number[] = []) {
  const { categories, products: productIds } = body;
  if ((await tx.$count(contentCategories, inArray(contentCategories.slug, categories))) < new Set(categories).size) {
    throw fieldError(locale, 'categories', 'unknownTerm');
  }
  const added = productIds.filter((id) => !held.includes(id));
  if ((await tx.$count(products, inArray(products.id, added))) < new Set(added).size) {
    throw fieldError(locale, 'products', 'unknownTerm');
  }
  return {
    status: body.status,
    title: body.title,
    description: body.description,
    categories: [...new Set(categories)],
    productIds: [...new Set(productIds)],
    updatedAt: now,
  };
}

/** Returns the YouTube id of a new video. @throws 400 */
function newSource({ link }: VideoBody, { locale }: RequestContext): string {
  const sourceId = youtubeIdOf(link);
  if (sourceId === undefined) throw fieldError(locale, 'link', 'videoAddressNeeded');
  return sourceId;
}

/** Checks that a stored video stays the one that its comments are about, and that imports know. @throws 400 */
function rejectOther({ link }: VideoBody, row: VideoRow, { locale }: RequestContext) {
  const isSame = row.type === 'file' ? link === '' : youtubeIdOf(link) === row.sourceId;
  if (!isSame) throw fieldError(locale, 'link', 'otherVideo');
}

/** Returns the columns of a video. @throws 400 */
async function videoColumns(tx: Db, body: VideoBody, by: RequestContext, row?: VideoRow) {
  const held = row?.thumbnail ? [row.thumbnail.url] : [];
  const [thumbnail = null] = await requireFiles(tx, 'image', body.image ? [body.image] : [], { ...by, held });
  return {
    ...(await columnsOf(tx, body, by, row?.productIds)),
    thumbnail: thumbnail && row?.thumbnail?.url === thumbnail.url ? row.thumbnail : thumbnail,
  };
}

/** Returns the columns of a photo post; a picture with a film keeps it. @throws 400 */
async function photoColumns(tx: Db, body: PhotoBody, by: RequestContext, row?: PhotoRow) {
  const held = row?.media ?? [];
  const urls = body.pictures.map(({ url }) => url);
  const alts = body.pictures.map(({ alt }) => alt);
  const attaching = { ...by, alts, held: held.map(({ url }) => url) };
  const pictures = await requireFiles(tx, 'pictures', urls, attaching);
  const media = pictures.map((picture) => ({
    kind: 'image' as const,
    film: null,
    ...held.find(({ url }) => url === picture.url),
    ...picture,
  }));
  const [first] = media;
  const single = first?.kind === 'video' ? ('video' as const) : ('image' as const);
  return {
    ...(await columnsOf(tx, body, by, row?.productIds)),
    media,
    postType: media.length > 1 ? ('carousel' as const) : single,
    tags: hashtagsOf(`${body.title}\n${body.description}`),
  };
}

/** Returns what the log stores of the fields of a form. */
const logged = (body: Body & { link?: string; image?: string; pictures?: unknown[] }) => ({
  title: body.title,
  description: body.description,
  status: body.status,
  categories: body.categories.join(', '),
  products: body.products.length,
  ...(body.pictures ? { pictures: body.pictures.length } : { path: body.link ?? '', cover: body.image ?? '' }),
});

/** The version of what an operator has added: an import leaves its texts, as those of what one has changed. */
const BY_OPERATOR = 2;
/** Returns when what an operator has added is published for the first time, with its rank from then on. */
function firstPublished({ status }: Body, now: Date, { hot, viewCount } = { hot: 0, viewCount: 0 }) {
  if (status === 'hidden' || hot !== 0) return {};
  return { publishedAt: now, hot: hotRank({ viewCount, likeCount: 0, commentCount: 0, createdAt: now }) };
}

/** Returns whether a change hides what members read, whose comments they were notified of. */
const isTakenDown = (row: VideoRow | PhotoRow, { status }: Body) => row.status === 'published' && status === 'hidden';

/** Adds a video, and logs it. Returns its id. @throws 400 also for one that is there already */
export async function createVideo(tx: Db, body: VideoBody, by: RequestContext): Promise<number> {
  const { now, locale } = by;
  const columns = { ...(await videoColumns(tx, body, by)), sourceId: newSource(body, by) };
  const [row] = await tx
    .insert(videos)
    .values({ ...columns, type: 'youtube', version: BY_OPERATOR, publishedAt: now, ...firstPublished(body, now) })
    .onConflictDoNothing({ target: videos.sourceId })
    .returning({ id: videos.id });
  if (!row) throw fieldError(locale, 'link', 'videoAlready');
  await logAction(tx, by, { action: 'create_video', label: body.title, after: logged(body) });
  return row.id;
}

/** Changes a video over the version that was read, and logs it. @throws 404, 409 `edit_conflict`, 400 */
export async function updateVideo(
  tx: Db,
  id: number,
  { version, ...body }: InputOf<typeof managedVideoCalls.updateVideo>['body'],
  by: RequestContext,
) {
  const row = await lockExisting(tx, videos, eq(videos.id, id));
  requireVersion(row, { version });
  rejectOther(body, row, by);
  const columns = await videoColumns(tx, body, by, row);
  await tx
    .update(videos)
    .set({ ...columns, ...firstPublished(body, by.now, row), version: version + 1 })
    .where(eq(videos.id, id));
  await logAction(tx, by, {
    action: 'edit_video',
    label: body.title,
    before: logged(videoFieldsOf(row)),
    after: logged(body),
  });
  if (isTakenDown(row, body)) await withdrawCaused(tx, { subject: 'video', subjectId: id });
}

/** Adds a photo post, and logs it. Returns its id. @throws 400 */
export async function createPhoto(tx: Db, body: PhotoBody, by: RequestContext): Promise<number> {
  await lockName(tx, 'content_tags', '');
  const { now } = by;
  const columns = await photoColumns(tx, body, by);
  const [row] = await tx
    .insert(photos)
    .values({ ...columns, sourceId: randomUUID(), type: 'file', publishedAt: now, ...firstPublished(body, now) })
    .returning({ id: photos.id });
  if (!row) throw new Error('No photo post was inserted');
  await countTags(tx);
  await logAction(tx, by, { action: 'create_photo', label: body.title, after: logged(body) });
  return row.id;
}

/** Changes a photo post over the version that was read, and logs it. @throws 404, 409 `edit_conflict`, 400 */
export async function updatePhoto(
  tx: Db,
  id: number,
  { version, ...body }: InputOf<typeof managedPhotoCalls.updatePhoto>['body'],
  by: RequestContext,
) {
  await lockName(tx, 'content_tags', '');
  const row = await lockExisting(tx, photos, eq(photos.id, id));
  requireVersion(row, { version });
  const columns = await photoColumns(tx, body, by, row);
  await tx
    .update(photos)
    .set({ ...columns, ...firstPublished(body, by.now, row), version: version + 1 })
    .where(eq(photos.id, id));
  await countTags(tx);
  await logAction(tx, by, {
    action: 'edit_photo',
    label: body.title,
    before: logged(photoFieldsOf(row)),
    after: logged(body),
  });
  if (isTakenDown(row, body)) await withdrawCaused(tx, { subject: 'photo', subjectId: id });
}
