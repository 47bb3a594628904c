import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InputOf } from '../../../contract/call.ts';
import type { managedPhotoCalls, managedVideoCalls } from '../../../contract/managedContents.calls.ts';
import type { ManagedPhoto, ManagedVideo } from '../../../contract/managedContents.ts';
import { contentCategories, contentTags, photos, videos } from '../../db/schema/contents.ts';
import { productCategories, products } from '../../db/schema/products.ts';
import { files } from '../../db/schema/site.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { readReferences } from './import/references.ts';
import { importVideos } from './import/videos.ts';

const provider = await testProvider();
await provider.insert(contentCategories, { slug: 'sun', name: '햇빛', nameEn: 'Sun' });
await provider.insert(productCategories, { slug: 'cream', name: '크림', nameEn: 'Cream' });
const [cream] = await provider.insert(products, {
  slug: 'cream',
  name: '장벽 크림',
  nameEn: 'Barrier cream',
  brand: '여울뜰',
  brandEn: 'Yeoul',
  category: 'cream',
  image: '/files/a.webp',
  price: 20_000,
});
if (!cream) throw new Error('no product was made');

let editor: TestMember;
beforeEach(async () => {
  await provider.write(async (tx) => {
    await tx.delete(videos);
    await tx.delete(photos);
    await tx.delete(contentTags);
  });
  editor = await provider.member({ role: 'editor' });
});

/** Inserts an uploaded picture of the editor, and returns its address. */
const aPicture = async () => (await provider.picture(editor.id)).url;

type Video = InputOf<typeof managedVideoCalls.createVideo>['body'];
type Photo = InputOf<typeof managedPhotoCalls.createPhoto>['body'];
const LINK = 'https://www.youtube.com/watch?v=abcdefghij1';
const shared = () => ({
  status: 'published' as const,
  title: '햇빛을 재는 법',
  description: '오늘의 자외선을 재 봤어요. #햇빛 #선크림',
  categories: ['sun'],
  products: [cream.id],
});
const createVideo = (rest: Partial<Video> = {}, by = editor) =>
  by.call('POST', 'manage/videos/', { ...shared(), link: LINK, image: '', ...rest });
const createPhoto = async (rest: Partial<Photo> = {}) =>
  editor.call('POST', 'manage/photos/', { ...shared(), pictures: [{ url: await aPicture(), alt: '물결' }], ...rest });
const madeVideo = async (rest?: Partial<Video>): Promise<ManagedVideo> => (await createVideo(rest)).body;
const madePhoto = async (rest?: Partial<Photo>): Promise<ManagedPhoto> => (await createPhoto(rest)).body;
const bodyOf = ({ id: _, published_at: __, products: named, ...fields }: ManagedVideo | ManagedPhoto) => ({
  ...fields,
  products: named.map(({ id }) => id),
});
const changeVideo = (video: ManagedVideo, rest: object = {}, by = editor) =>
  by.call('PUT', `manage/videos/${video.id}/`, { ...bodyOf(video), ...rest });
const changePhoto = (photo: ManagedPhoto, rest: object = {}) =>
  editor.call('PUT', `manage/photos/${photo.id}/`, { ...bodyOf(photo), ...rest });
const listed = async (path: string) =>
  (await provider.call('GET', path)).body.results.map(({ title }: { title: string }) => title);
const rejects = (field: string) => ({ status: 400, body: { [field]: [expect.any(String)] } });
const logged = async () => {
  const owner = await provider.member({ role: 'owner' });
  return (await owner.call('GET', 'moderation/log/')).body.results[0];
};

describe('a video', () => {
  it('is shown to members at once, with its category and products, and on the home page', async () => {
    const image = await aPicture();
    const { status, headers, body: video } = await createVideo({ link: 'youtu.be/abcdefghij1?t=3', image });
    expect([status, video]).toMatchObject([200, { link: LINK, image, version: 2 }]);
    expect(headers.get('Link')).toContain(`</contents/videos/${video.id}>; rel="invalidates"`);
    const { body: shown } = await provider.call('GET', `contents/youtube-videos/${video.id}/`);
    expect(shown).toMatchObject({
      youtube_id: 'abcdefghij1',
      thumbnail: { url: image, width: 1280, height: 720 },
      categories: [{ slug: 'sun', name: '햇빛' }],
      products: [{ id: cream.id }],
    });
    expect((await provider.call('GET', 'base/main/')).body.videos).toMatchObject([{ id: video.id }]);
    expect(await logged()).toMatchObject({ action: 'create_video', label: shared().title, after: { products: 1 } });
  });

  it('is hidden, and comes back with its comments', async () => {
    const video = await madeVideo();
    const member = await provider.member();
    const path = `contents/youtube-videos/${video.id}/`;
    await member.call('POST', `${path}comments/`, { content: '잘 봤어요.' });
    const { body: hidden } = await changeVideo(video, { status: 'hidden' });
    expect(hidden).toMatchObject({ status: 'hidden', version: 3 });
    expect([await listed('contents/youtube-videos/'), (await provider.call('GET', path)).status]).toEqual([[], 404]);
    expect(await logged()).toMatchObject({ before: { status: 'published' }, after: { status: 'hidden' } });
    await changeVideo(hidden, { status: 'published' });
    expect((await provider.call('GET', path)).body).toMatchObject({ comment_count: 1 });
  });

  it('is there once, whichever form its address has, and stays that one', async () => {
    const video = await madeVideo();
    for (const link of ['https://youtu.be/abcdefghij1', 'https://m.youtube.com/shorts/abcdefghij1']) {
      expect(await createVideo({ link })).toMatchObject(rejects('link'));
    }
    expect(await changeVideo(video, { link: 'https://youtu.be/abcdefghij2' })).toMatchObject(rejects('link'));
    expect((await changeVideo(video, { link: 'https://youtu.be/abcdefghij1' })).body.link).toBe(LINK);
  });

  it('is there once, also when two operators add it at the same time', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => createVideo()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(await listed('contents/youtube-videos/')).toHaveLength(1);
  });

  it.each([
    ['link', { link: '' }],
    ['link', { link: 'https://example.com/watch?v=abcdefghij1' }],
    ['link', { link: 'javascript:alert(1)//youtu.be/abcdefghij1' }],
    ['title', { title: ' ' }],
    ['title', { title: '가'.repeat(121) }],
    ['categories', { categories: ['none'] }],
    ['products', { products: [999_999] }],
    ['image', { image: '/api/v1/files/none.webp' }],
  ])('is rejected for a wrong %s (%#)', async (field, part) => {
    const { status, body: error } = await createVideo(part);
    expect([status, Object.keys(error)]).toEqual([400, expect.arrayContaining([field])]);
    expect(await listed('contents/youtube-videos/')).toEqual([]);
  });

  it('that is a film of our own has no address', async () => {
    const { id } = await madeVideo();
    await provider.update(
      videos,
      { type: 'file', sourceId: 'first-video-1', film: '/films/a.webm' },
      eq(videos.id, id),
    );
    const { body: film } = await editor.call('GET', `manage/videos/${id}/`);
    expect(film.link).toBe('');
    expect(await changeVideo(film, { link: LINK })).toMatchObject(rejects('link'));
    expect((await changeVideo(film, { title: '새 제목' })).body).toMatchObject({ link: '', title: '새 제목' });
  });

  it('tells the second of two operators that it has changed', async () => {
    const video = await madeVideo();
    await changeVideo(video, { title: '고친 제목' });
    const other = await provider.member({ role: 'editor' });
    const late = await changeVideo(video, { title: '늦은 제목' }, other);
    expect(late).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
    expect(await listed('contents/youtube-videos/')).toEqual(['고친 제목']);
  });

  it('is found by words and by its state', async () => {
    await madeVideo();
    await madeVideo({ title: '겨울 보습', description: '', status: 'hidden', link: 'https://youtu.be/abcdefghij3' });
    const found = async (query: string) =>
      (await editor.call('GET', `manage/videos/?${query}`)).body.results.map(({ title }: ManagedVideo) => title);
    expect(await found('')).toEqual(['겨울 보습', '햇빛을 재는 법']);
    expect(await found('state=hidden')).toEqual(['겨울 보습']);
    expect(await found(`search=${encodeURIComponent('자외선')}`)).toEqual(['햇빛을 재는 법']);
  });
});

describe('a photo post', () => {
  it('has its pictures in their order, and the hashtags of its description', async () => {
    const [one, two] = [await aPicture(), await aPicture()];
    const pictures = [
      { url: two, alt: '볼' },
      { url: one, alt: '' },
    ];
    const photo = await madePhoto({ pictures });
    const { body: shown } = await provider.call('GET', `contents/instagram-posts/${photo.id}/`);
    expect(shown).toMatchObject({
      post_type: 'carousel',
      media: [
        { url: two, alt: '볼', kind: 'image', width: 1280 },
        { url: one, alt: '', kind: 'image' },
      ],
      tags: [{ name: '햇빛' }, { name: '선크림' }],
    });
    expect(await listed(`contents/instagram-posts/?tags=${encodeURIComponent('선크림')}`)).toEqual([shared().title]);
  });

  it('counts for its hashtags while it is public', async () => {
    const photo = await madePhoto();
    const counts = async () =>
      Object.fromEntries((await provider.rows(contentTags)).map(({ name, photoCount }) => [name, photoCount]));
    expect(await counts()).toEqual({ 햇빛: 1, 선크림: 1 });
    const { body: hidden } = await changePhoto(photo, { status: 'hidden' });
    expect(await counts()).toEqual({ 햇빛: 0, 선크림: 0 });
    await changePhoto(hidden, { status: 'published', description: '#바다' });
    expect(await counts()).toEqual({ 햇빛: 0, 선크림: 0, 바다: 1 });
  });

  it('keeps the film of a picture that stays', async () => {
    const photo = await madePhoto();
    const [row] = await provider.rows(photos, eq(photos.id, photo.id));
    const media = (row?.media ?? []).map((part) => ({ ...part, kind: 'video' as const, film: '/films/a.webm' }));
    await provider.update(photos, { media, postType: 'video' }, eq(photos.id, photo.id));
    await changePhoto(photo, { title: '새 제목' });
    const { body: shown } = await provider.call('GET', `contents/instagram-posts/${photo.id}/`);
    expect(shown).toMatchObject({ post_type: 'video', media: [{ kind: 'video', film: '/films/a.webm' }] });
  });

  it('shows pictures to all that were another operator’s, and none while it is hidden', async () => {
    const photo = await madePhoto();
    const cached = async () =>
      (await provider.rows(files, eq(files.userId, editor.id))).map(({ shownBy, hiddenBy }) => [shownBy, hiddenBy]);
    expect(await cached()).toEqual([[1, 0]]);
    await changePhoto(photo, { status: 'hidden' });
    expect(await cached()).toEqual([[1, 1]]);
  });

  it.each([
    ['pictures', { pictures: [] }],
    ['pictures', { pictures: [{ url: '/api/v1/files/none.webp', alt: '' }] }],
    ['title', { title: '' }],
  ])('is rejected for wrong %s (%#)', async (field, part) => {
    const { status, body: error } = await createPhoto(part);
    expect([status, Object.keys(error)]).toEqual([400, expect.arrayContaining([field])]);
  });
});

it('takes what its comments have notified of with it when it is hidden', async () => {
  const [reader, other] = [await provider.member(), await provider.member()];
  const kinds = [
    { made: await madeVideo(), path: 'contents/youtube-videos/', change: changeVideo },
    { made: await madePhoto(), path: 'contents/instagram-posts/', change: changePhoto },
  ];
  const heard = async () => {
    const { results, unread_count } = (await reader.call('GET', 'notifications/')).body;
    const kept = results.filter(({ kind }: { kind: string }) => kind !== 'badge');
    return [kept.length, unread_count - (results.length - kept.length)];
  };
  for (const { made, path, change } of kinds) {
    const comments = `${path}${made.id}/comments/`;
    const { id: parent } = (await reader.call('POST', comments, { content: '잘 봤어요' })).body;
    await other.call('POST', comments, { content: '저도요', parent });
    await other.call('POST', `${comments}${parent}/like/`);
    expect(await heard()).toEqual([2, 2]);
    expect((await change(made as never, { title: '새 제목', status: 'hidden' })).status).toBe(200);
    expect(await heard()).toEqual([0, 0]);
  }
});

/** Returns what an import runs with. */
const anImport = async () => ({
  services: provider.services,
  dryRun: false,
  fetch,
  problems: [],
  references: await provider.read(readReferences),
});

it('leaves to an import the views alone of a video that an operator has added', async () => {
  const video = await madeVideo();
  const [row] = await provider.rows(videos, eq(videos.id, video.id));
  const source = { sourceId: row?.sourceId ?? '', title: '원래 제목', description: '', publishedAt: new Date(0) };
  await importVideos([{ ...source, viewCount: 34, thumbnail: null }], await anImport());
  expect(await provider.rows(videos)).toMatchObject([
    { title: video.title, viewCount: 34, publishedAt: row?.publishedAt },
  ]);
});

it('is as old as its first publication, whenever it was prepared, also where an import knows it', async () => {
  const by = await provider.session(editor.id);
  const [prepared, shown, photo] = [
    await madeVideo({ status: 'hidden' }),
    await madeVideo({ link: 'https://youtu.be/abcdefghij2', title: '그 사이의 영상' }),
    await madePhoto({ status: 'hidden' }),
  ];
  const source = {
    sourceId: 'abcdefghij1',
    title: '채널의 제목',
    description: '',
    publishedAt: new Date('2026-01-01'),
  };
  await importVideos([{ ...source, viewCount: 7, thumbnail: null }], await anImport());
  provider.advance(600);
  const put = (path: string, made: ManagedVideo | ManagedPhoto, status: string) =>
    provider.call('PUT', path, { token: by.token, body: { ...bodyOf(made), status } });
  const { body: published } = await put(`manage/videos/${prepared.id}/`, prepared, 'published');
  const { body: publishedPhoto } = await put(`manage/photos/${photo.id}/`, photo, 'published');
  const at = provider.now().toISOString();
  expect([published.published_at, publishedPhoto.published_at]).toEqual([at, at]);
  for (const order of ['hot', 'new']) {
    expect(await listed(`contents/youtube-videos/?ordering_type=${order}`)).toEqual([prepared.title, shown.title]);
  }
  provider.advance(60);
  const { body: hidden } = await put(`manage/videos/${prepared.id}/`, published, 'hidden');
  expect((await put(`manage/videos/${prepared.id}/`, hidden, 'published')).body.published_at).toBe(at);
});

it.each(['moderator', 'support'] as const)('is closed to the role %s', async (role) => {
  const other = await provider.member({ role });
  for (const path of ['manage/videos/', 'manage/photos/']) {
    expect(await other.call('GET', path)).toMatchObject({ status: 409, body: { code: 'no_right' } });
  }
  expect((await createVideo({}, other)).status).toBe(409);
});
