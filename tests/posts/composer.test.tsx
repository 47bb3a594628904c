import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PostComposer } from '@/components/posts/editor/PostComposer';
import { emptyPost, type PostValues } from '@/components/posts/editor/postValues';
import { notionHtml } from '@/components/posts/notion/notionHtml';
import { youtubeIdOf } from '@/contract/youtube';
import { draftTargets, ownTarget, readDraft, writeDraft } from '@/lib/browser/drafts';
import { postCategories, postTags } from '@/provider/db/schema/posts';
import { call, callsMade, failOnce, layScenario, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { copiedLists, documents, picturesAlone, plainTexts, wordsWithPicture } from '../inputs/clipboard';
import { otherFiles, untypedPictures } from '../inputs/files';
import { linkedTexts } from '../inputs/links';
import { aPicture, clipboardOf, fileOf, pictureOf, transferOf } from '../pictures';
import { renderPage } from '../render';

const draft = { ...emptyPost, title: '세안 순서', content: '<p>거품부터 내요.</p>' };
const title = () => screen.findByLabelText('제목');
const text = () => screen.findByRole('textbox', { name: '본문' });

const compose = async (member?: TestMember) =>
  renderPage(<PostComposer />, { path: '/posts/new', member: member ?? (await aMember()) });

/** Renders the form for a member who has the draft. */
const composeAgain = async (part: Partial<PostValues> = {}) => {
  const member = await aMember();
  const target = ownTarget(member.username, draftTargets.newPost());
  writeDraft(target, { ...draft, ...part });
  const stored = () => readDraft(target);
  return { ...(await compose(member)), member, stored };
};

test('an empty form reports what is missing and sends nothing', async () => {
  const { user } = await compose();
  await title();
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(screen.getByText('제목을 적어 주세요.')).toBeVisible();
  expect(screen.getByText('본문을 적거나 사진을 넣어 주세요.')).toBeVisible();
  expect(callsMade()).not.toContain('POST posts/');
});

test('a draft is offered again after a reload, and sent', async () => {
  const { user, visits, stored } = await composeAgain();
  expect(await title()).toHaveValue('세안 순서');
  expect(await text()).toHaveTextContent('거품부터 내요.');
  expect(screen.getByText('쓰던 글을 불러왔어요.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('포스트를 등록했어요')).toBeVisible();
  expect(visits.current).toMatch(/^\/posts\/\d+$/);
  expect(stored()).toBeNull();
  const { body } = await call('GET', `${visits.current.slice(1)}/`);
  expect(body.content).toBe('<p>거품부터 내요.</p>');
});

test.each([
  ['categories', ['gone'], '카테고리'],
  ['tags', ['gone'], '태그'],
])('%s of a draft that are gone since are told at their field, where a tap chooses anew', async (field, gone, name) => {
  await (await testProvider()).insert(field === 'tags' ? postTags : postCategories, [
    { slug: 'care', name: '관리', nameEn: 'Care' },
  ]);
  const { user } = await composeAgain({ [field]: gone });
  const fields = await screen.findByRole('group', { name: new RegExp(`^${name}`) });
  const term = await within(fields).findByRole('button', { name: /관리$/ });
  await user.click(screen.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(fields).toHaveAccessibleDescription(/다시|골라/));
  expect(term).toHaveFocus();
  await user.click(term);
  expect(fields).not.toHaveAccessibleDescription();
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('포스트를 등록했어요')).toBeVisible();
});

test('a product of a draft that is gone since is told at its field', async () => {
  const { user } = await composeAgain({ products: [{ id: 999_999, name: '없는 세럼', brand: '결' }] });
  await title();
  await user.click(screen.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(screen.getByLabelText('제품 이름이나 브랜드 검색')).toBeInvalid());
  expect(screen.getByLabelText('제품 이름이나 브랜드 검색')).toHaveFocus();
});

test('a failed call keeps the text and is reported', async () => {
  const { user, unmount, member } = await composeAgain();
  await title();
  layScenario('error');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText(/쓰신 내용은 그대로 있으니/)).toBeVisible();
  expect(await title()).toHaveValue('세안 순서');
  layScenario(undefined);
  unmount();
  await compose(member);
  expect(await title()).toHaveValue('세안 순서');
});

test('a post whose answer was lost is sent again under the same key after a reload', async () => {
  const keys = failOnce('*/posts/');
  const first = await composeAgain();
  await title();
  await first.user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText(/쓰신 내용은 그대로 있으니/)).toBeVisible();
  first.unmount();

  const second = await compose(first.member);
  expect(await title()).toHaveValue('세안 순서');
  await second.user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('포스트를 등록했어요')).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('a discarded draft is removed from the text and from the browser', async () => {
  const { user, stored } = await composeAgain();
  await user.click(await screen.findByRole('button', { name: '새로 쓰기' }));
  expect(await title()).toHaveValue('');
  expect(await text()).toHaveTextContent('');
  await waitFor(() => expect(stored()).toBeNull());
});

test('the toolbar formats the text and shows active formats', async () => {
  const { user } = await composeAgain();
  const heading = await screen.findByRole('button', { name: '큰 제목', pressed: false });
  await user.click(heading);
  expect(await screen.findByRole('button', { name: '큰 제목', pressed: true })).toBeVisible();
  expect((await text()).querySelector('h2')).toHaveTextContent('거품부터 내요.');
});

test('a video is inserted by its address, and another address is rejected with a message', async () => {
  const { user } = await composeAgain();
  await user.click(await screen.findByRole('button', { name: '동영상 넣기' }));
  const address = await screen.findByLabelText('유튜브 주소');
  await user.type(address, 'https://elsewhere.example/watch?v=dQw4w9WgXcQ');
  await user.click(screen.getByRole('button', { name: '넣기' }));
  expect(screen.getByText('유튜브 동영상 주소를 입력해 주세요.')).toBeVisible();
  await user.clear(address);
  await user.type(address, 'https://youtu.be/dQw4w9WgXcQ{Enter}');
  expect((await text()).querySelector('a[data-video="dQw4w9WgXcQ"]')).not.toBeNull();
  expect(callsMade()).not.toContain('POST posts/');
});

test('a picture of a kind that cannot be stored is rejected before it is sent', async () => {
  await compose();
  const picker = await screen.findByLabelText('사진 넣기');
  expect(picker).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  const field = await text();
  for (const other of otherFiles) {
    fireEvent.paste(field, { clipboardData: transferOf([fileOf(other)]) });
    expect(await screen.findByText(new RegExp(`^${other.name}: JPEG, PNG, WebP 사진만`))).toBeVisible();
  }
  const [heic] = otherFiles.map(fileOf);
  fireEvent.change(screen.getByLabelText('대표 사진 선택'), { target: { files: [heic] } });
  expect(await screen.findAllByText(/^IMG_1.HEIC: JPEG, PNG, WebP 사진만/)).not.toHaveLength(0);
  expect(callsMade()).not.toContain('POST base/file/upload/');
});

test('pictures that no program calls pictures are pasted into an article', async () => {
  await compose();
  const field = await text();
  const pasted = await Promise.all(untypedPictures.map(pictureOf));
  fireEvent.paste(field, { clipboardData: transferOf(pasted) });
  await waitFor(() => expect(field.querySelectorAll('img[src^="/api/v1/files/"]')).toHaveLength(pasted.length));
});

test.each(wordsWithPicture)(
  'words of $from are pasted into an article, without their picture',
  async ({ expected, ...copied }) => {
    await compose();
    const field = await text();
    fireEvent.paste(field, { clipboardData: await clipboardOf(copied) });
    expect(field).toHaveTextContent(expected);
    expect(field.querySelector('img')).toBeNull();
    expect(callsMade()).not.toContain('POST base/file/upload/');
  },
);

test.each(picturesAlone)('a picture of $from that is pasted into an article is uploaded', async (copied) => {
  await compose();
  const field = await text();
  fireEvent.paste(field, { clipboardData: await clipboardOf(copied) });
  await waitFor(() => expect(field.querySelectorAll('img[src^="/api/v1/files/"]')).toHaveLength(1));
  expect(field).toHaveTextContent(/^$/);
});

/** Returns the texts of an article's lines, without blank ones. */
const linesOf = (article: Element) =>
  [...article.querySelectorAll('p, h2, h3')].map((line) => line.textContent.trim()).filter((line) => line !== '');

test.each(documents)(
  'a document of $from is pasted and published with its text whole, and its pictures are told',
  async ({ lines, missing, plain, html }) => {
    const { user, visits } = await compose();
    await user.type(await title(), '옮긴 글');
    const field = await text();
    fireEvent.paste(field, { clipboardData: transferOf([], { plain, html }) });
    expect(linesOf(field)).toEqual(lines);
    const marks = [...field.querySelectorAll('[data-missing-picture="옮기지 못한 사진"]')];
    expect(marks.map((mark) => mark.textContent)).toEqual(missing);
    const told = () => screen.queryAllByText(`다른 곳의 사진 ${missing.length}장은`, { exact: false });
    await waitFor(() => expect(told()).toHaveLength(missing.length > 0 ? 1 : 0));
    await user.click(screen.getByRole('button', { name: '등록' }));
    expect(await screen.findByText('포스트를 등록했어요')).toBeVisible();
    const { body } = await call('GET', `${visits.current.slice(1)}/`);
    const stored = new DOMParser().parseFromString(body.content, 'text/html').body;
    expect(linesOf(stored)).toEqual(lines);
    expect(stored.querySelector('img, span')).toBeNull();
  },
);

test.each(copiedLists)('a list is pasted and published as its writer sees it: $from', async ({ html, expected }) => {
  const { user, visits } = await compose();
  await user.type(await title(), '옮긴 글');
  const clipboardData = transferOf([], {
    plain: '',
    html: `<body lang=KO><!--StartFragment-->${html}<!--EndFragment--></body>`,
  });
  fireEvent.paste(await text(), { clipboardData });
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('포스트를 등록했어요')).toBeVisible();
  const { body } = await call('GET', `${visits.current.slice(1)}/`);
  expect(body.content).toBe(expected);
});

test.each(plainTexts)('plain text of $from is pasted and published with its blank lines', async ({ plain, lines }) => {
  const { user, visits } = await compose();
  await user.type(await title(), '옮긴 글');
  const field = await text();
  fireEvent.paste(field, { clipboardData: transferOf([], { plain }) });
  expect([...field.querySelectorAll('p')].map((line) => line.textContent)).toEqual(lines);
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('포스트를 등록했어요')).toBeVisible();
  const { body } = await call('GET', `${visits.current.slice(1)}/`);
  expect(body.content).toBe(lines.map((line) => `<p>${line.trim()}</p>`).join(''));
});

test('an address that is pasted into an article is a link without what Korean writes behind it', async () => {
  await compose();
  const field = await text();
  const plain = linkedTexts.map(({ input }) => input).join('\n');
  fireEvent.paste(field, { clipboardData: transferOf([], { plain }) });
  const links = [...field.querySelectorAll('a[href^="http"]')];
  expect(links.map((link) => link.textContent)).toEqual(linkedTexts.flatMap(({ expected }) => expected));
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^https?:/);
  for (const link of links) expect(link.getAttribute('href')?.endsWith(link.textContent)).toBe(true);
});

test('an address that is typed into an article is a link without the particle behind it', async () => {
  const { user } = await compose();
  const field = await text();
  field.focus();
  await user.type(field, 'https://example.com/docs에서 ', { skipClick: true });
  expect(field.querySelector('a')?.textContent).toBe('https://example.com/docs');
  expect(field.querySelector('a')).toHaveAttribute('href', 'https://example.com/docs');
});

test('a video of YouTube on a copied page is a video of the article', async () => {
  const { user, visits } = await compose();
  await user.type(await title(), '옮긴 글');
  const frame = (src: string) => `<div><iframe src="${src}" title="영상" allowfullscreen></iframe></div>`;
  const html = `<p>앞</p>${frame('//www.youtube.com/embed/dQw4w9WgXcQ?rel=0')}<p>뒤</p>${frame('https://elsewhere.example/')}`;
  fireEvent.paste(await text(), { clipboardData: transferOf([], { plain: '', html }) });
  expect((await text()).querySelector('a[data-video="dQw4w9WgXcQ"]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('포스트를 등록했어요')).toBeVisible();
  const { body } = await call('GET', `${visits.current.slice(1)}/`);
  expect(body.content).toMatch(/^<p>앞<\/p><a data-video="dQw4w9WgXcQ"[^>]*>[^<]*<\/a><p>뒤<\/p>$/);
});

test('lines that are cut and pasted as plain text are the same as before', async () => {
  await compose();
  const field = await text();
  const [{ lines, plain } = { lines: [], plain: '' }] = plainTexts;
  fireEvent.paste(field, { clipboardData: transferOf([], { plain }) });
  const copied = new Map<string, string>();
  const clipboardData = {
    clearData: () => copied.clear(),
    setData: (type: string, data: string) => copied.set(type, data),
  };
  fireEvent.keyDown(field, { key: 'a', ctrlKey: true });
  fireEvent.cut(field, { clipboardData });
  fireEvent.paste(field, { clipboardData: transferOf([], { plain: copied.get('text/plain') }) });
  expect([...field.querySelectorAll('p')].map((line) => line.textContent)).toEqual(lines);
});

test('a picture that is not stored any more is said at the editor, with what to do', async () => {
  const member = await aMember();
  const content = '<p>거품부터 내요.</p><img src="/api/v1/files/purged-1x1.webp">';
  writeDraft(ownTarget(member.username, draftTargets.newPost()), { ...draft, content });
  const { user } = await compose(member);
  await title();
  await user.click(screen.getByRole('button', { name: '등록' }));
  const said = '올라오지 않은 사진이 있어요. 다시 올려 주세요.';
  const field = await text();
  await waitFor(() => expect(field).toHaveAccessibleDescription(said));
  expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('pictures of the site and those within the pasted text stay in an article', async () => {
  await compose();
  const field = await text();
  const bytes = Buffer.from(await (await aPicture()).arrayBuffer()).toString('base64');
  const own = `${window.location.origin}/api/v1/files/k3jd82h1m0qz-1280x960.webp`;
  const html = `<p>앞</p><img src="data:image/png;base64,${bytes}" alt="잎"><p>뒤</p><img src="${own}?w=640" alt="병">`;
  fireEvent.paste(field, { clipboardData: transferOf([], { html }) });
  await waitFor(() => expect(field.querySelectorAll('img[src^="/api/v1/files/"]')).toHaveLength(2));
  expect([...field.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['잎', '병']);
  expect(callsMade().filter((it) => it === 'POST base/file/upload/')).toHaveLength(1);
});

test('blank paragraphs that are typed are published and are there when the post is changed', async () => {
  const member = await aMember();
  const typed = '<p>첫째</p><p></p><p></p><p>둘째</p>';
  writeDraft(ownTarget(member.username, draftTargets.newPost()), { ...draft, content: `<p></p>${typed}<p></p>` });
  const { user, visits } = await compose(member);
  expect((await text()).querySelectorAll('p')).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('포스트를 등록했어요')).toBeVisible();
  const { body } = await call('GET', `${visits.current.slice(1)}/`);
  expect(body.content).toBe(typed);
});

const page = JSON.stringify({
  block: {
    '90000000000040008000000000000001': { value: { type: 'page', content: ['10000000000040008000000000000001'] } },
    '10000000000040008000000000000001': { value: { type: 'text', properties: { title: [['노션에서 온 글']] } } },
  },
});
const pageField = () => screen.findByRole('textbox', { name: '노션 페이지' });
const chooseNotion = async () => {
  const it = await compose();
  await it.user.type(await title(), '옮긴 글');
  await it.user.click(screen.getByRole('button', { name: '노션 페이지' }));
  return it;
};

test('a Notion page is uploaded as a file and published', async () => {
  const { user, visits } = await chooseNotion();
  expect(screen.queryByRole('textbox', { name: '본문' })).not.toBeInTheDocument();
  const file = new File([page], 'page.json', { type: 'application/json' });
  await user.upload(screen.getByLabelText('JSON 파일 선택'), file);
  await waitFor(async () => expect(await pageField()).toHaveValue(page));
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('포스트를 등록했어요')).toBeVisible();
  const { body } = await call('GET', `${visits.current.slice(1)}/`);
  expect(body).toMatchObject({ type: 'notion', title: '옮긴 글', excerpt: '노션에서 온 글' });
  const map = await call('GET', `${visits.current.slice(1)}/notion/`);
  expect(notionHtml(map.body)).toContain('<p>노션에서 온 글</p>');
});

test('an export without a page, or with one that cannot be imported, is reported at its field', async () => {
  const { user } = await chooseNotion();
  const send = () => user.click(screen.getByRole('button', { name: '등록' }));
  await send();
  expect(await pageField()).toHaveAccessibleDescription(/노션 페이지를 올려 주세요.$/);
  await user.click(await pageField());
  await user.paste('{"constructor":1}');
  expect(await pageField()).toHaveAccessibleDescription(/노션에서 내보낸 페이지가 아니에요/);
  expect(callsMade()).not.toContain('POST posts/');
  await user.clear(await pageField());
  await user.paste(page.replace('"text"', '"image"'));
  await send();
  await waitFor(async () => expect(await pageField()).toHaveAccessibleDescription(/옮길 수 없는 블록이 있어요/));
});

test('an article is written again after a look at the other kind', async () => {
  const { user } = await composeAgain();
  await user.click(await screen.findByRole('button', { name: '노션 페이지' }));
  await user.click(screen.getByRole('button', { name: '글' }));
  expect(await text()).toHaveTextContent('거품부터 내요.');
});

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3', 'dQw4w9WgXcQ'],
  ['youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['Https://YouTube.com/live/dQw4w9WgXcQ?si=x', 'dQw4w9WgXcQ'],
  ['//www.youtube.com/embed/dQw4w9WgXcQ?rel=0', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/v/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/videoseries?list=PLx', undefined],
  ['https://www.youtube.com/embed/live_stream?channel=UCx', undefined],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('the video of %s is %s', (address, id) => {
  expect(youtubeIdOf(address)).toBe(id);
});
