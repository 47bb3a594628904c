import sharp from 'sharp';
import { paths } from '../lib/paths.ts';
import { expect, setPlainFilter, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { posts } = ko;

const title = () => `아침의 순서 ${Date.now()}`;

test('a member writes a post with a picture, finds it, changes it and deletes it', { tag: '@desktop' }, async ({
  page,
  login,
  allowConsole,
}) => {
  await login();
  await page.goto(paths.newPost());
  const name = title();
  await page.getByLabel('제목', { exact: true }).fill(name);
  const text = page.getByRole('textbox', { name: '본문' });
  await text.click();
  await page.keyboard.type('## 물부터');
  await page.keyboard.press('Enter');
  await page.keyboard.type('미지근한 물로 헹궈요.');
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2c6e60' } })
    .png()
    .toBuffer();
  const file = { name: 'leaf.png', mimeType: 'image/png', buffer: bytes };
  await page.getByLabel('사진 넣기').setInputFiles(file);
  await page.getByLabel('사진 설명', { exact: true }).getByRole('textbox').fill('초록 잎 한 장');
  await expect(text.locator('img[src^="/api/v1/files/"]')).toBeVisible();

  // Nothing typed is lost by a reload.
  await page.reload();
  await expect(page.getByText('쓰던 글을 불러왔어요.')).toBeVisible();
  await expect(text).toContainText('미지근한 물로 헹궈요.');
  await page.getByRole('button', { name: '관리법' }).click();
  await page.getByLabel('제품 이름이나 브랜드 검색').fill('귀리');
  await page.getByRole('button', { name: '귀리 약산성 폼 추가' }).click();
  await page.getByRole('button', { name: '등록', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2, name: '물부터' })).toBeVisible();
  await expect(article.getByRole('button', { name: '초록 잎 한 장' })).toBeVisible();
  await expect(page.getByText('귀리 약산성 폼')).toBeVisible();
  const address = page.url();

  await page.getByRole('button', { name: '포스트 메뉴' }).click();
  await page.getByRole('menuitem', { name: '수정' }).click();
  await expect(text).toContainText('미지근한 물로 헹궈요.');
  await text.locator('p').last().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' 수건은 눌러요.');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(article).toContainText('수건은 눌러요.');

  await page.goto(paths.posts({ search: name }));
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: '포스트 메뉴' }).click();
  // A list that is not regenerated yet may still prefetch the post, and its page may just look for what is new.
  allowConsole(/404 \(Not Found\) \(\S+\/posts\/\d+(\.json\S*|\/\S*)?\)$/);
  await page.getByRole('menuitem', { name: '삭제' }).click();
  await expect(page).toHaveURL(/\/posts$/);
  // The cached page is dropped within a moment of the action.
  const seen = async () => (await page.request.get(address)).status();
  await expect.poll(seen).toBe(404);
  expect((await page.goto(address))?.status()).toBe(404);
});

test('stored HTML of an attack shows its text and runs nothing', async ({ page, login }) => {
  await login();
  const session = await (await page.request.get('/api/auth/session')).json();
  const attack = [
    '<p>읽을 말</p><img src=x onerror="window.ran=1"><svg onload="window.ran=1"></svg>',
    '<a href="javascript:window.ran=1">누르지 마세요</a><iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
    '<math><mtext><table><mglyph><style><img src=x onerror="window.ran=1"></style></mglyph></table></mtext></math>',
  ].join('');
  const made = await page.request.post('/api/v1/posts/', {
    headers: { Authorization: `Bearer ${session.accessToken}` },
    data: { title: title(), content: attack },
  });
  expect(made.status()).toBe(200);
  await page.goto(paths.post((await made.json()).id));
  const article = page.getByRole('article');
  await expect(article).toContainText('읽을 말');
  await expect(article.getByRole('link', { name: '누르지 마세요' })).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('a visitor reads posts and follows their filters without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(paths.posts());
  await setPlainFilter(page, posts.filters.categories, '성분');
  await expect(page).toHaveURL(/categories=ingredients/);
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/posts\/\d+$/);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
