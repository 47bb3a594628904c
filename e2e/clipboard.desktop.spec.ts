import type { Page } from '@playwright/test';
import { managePaths } from '../lib/managePaths.ts';
import { paths } from '../lib/paths.ts';
import { documents } from '../tests/inputs/clipboard.ts';
import { aPicture, expect, knowsMember, loginAsManager, openAsMember, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { editor } = ko.posts;

/** What a program lays on the clipboard, by its type; the picture in base64. */
interface Copied {
  'text/plain'?: string;
  'text/html'?: string;
  'image/png'?: string;
}

/** Lays data on the clipboard of the computer, as another program does. */
async function copy(page: Page, copied: Copied) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async (data) => {
    const blobs = Object.entries(data).map(([type, value]) => {
      const bytes = type === 'image/png' ? Uint8Array.from(atob(value), (char) => char.charCodeAt(0)) : value;
      return [type, new Blob([bytes], { type })] as const;
    });
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  }, copied);
}

/** Opens the form of a new post as a member, with the cursor in its text. */
async function openArticle(page: Page, login: () => Promise<unknown>) {
  await login();
  await page.goto(paths.newPost());
  const text = page.getByRole('textbox', { name: editor.content });
  await text.click();
  return text;
}

test('text that is cut from an article is pasted again with its formats', { tag: '@desktop' }, async ({
  page,
  login,
}) => {
  const text = await openArticle(page, login);
  await page.keyboard.type('## 옮길 제목');
  await page.keyboard.press('Enter');
  await page.keyboard.type('옮길 문장 **하나** ');
  await expect(text.locator('strong')).toHaveText('하나');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+X');
  await expect(text).toHaveText('');
  await page.keyboard.press('Control+V');
  await expect(text.locator('h2')).toHaveText('옮길 제목');
  await expect(text.locator('p').first()).toHaveText('옮길 문장 하나');
  await expect(text.locator('strong')).toHaveText('하나');
});

test('HTML of another program is pasted and dropped with its formats, and none of its scripts runs', async ({
  page,
  login,
  allowConsole,
}) => {
  // The browser tells of the handler when the pasted text is parsed, also in a document where nothing runs.
  allowConsole(/^Executing inline event handler violates/);
  const text = await openArticle(page, login);
  await copy(page, { 'text/html': '<h2>제목</h2><p>글 <b>굵게</b></p>' });
  await page.keyboard.press('Control+V');
  await expect(text.locator('h2')).toHaveText('제목');
  await expect(text.locator('strong')).toHaveText('굵게');

  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.setData('text/html', '<h3>놓은 글</h3><script>window.ran=1</script><img src=x onerror="window.ran=1">');
    return data;
  });
  const box = await text.locator('p').last().boundingBox();
  if (!box) throw new Error('The text is not on the screen');
  const at = { clientX: box.x + 4, clientY: box.y + box.height / 2 };
  await text.dispatchEvent('drop', { dataTransfer: dropped, ...at });
  await expect(text.locator('h3')).toHaveText('놓은 글');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('words of an office program are pasted without the picture of them, into an article and a topic', async ({
  page,
  login,
}) => {
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (/upload\/$/.test(request.url())) uploads.push(request.url());
  });
  const text = await openArticle(page, login);
  const cells = '<table><tr><td>세럼</td><td>30ml</td></tr></table>';
  const picture = (await aPicture()).buffer.toString('base64');
  await copy(page, { 'text/plain': '세럼\t30ml', 'text/html': cells, 'image/png': picture });
  await page.keyboard.press('Control+V');
  await expect(text).toHaveText('세럼 | 30ml');

  await page.goto(paths.writeTopic());
  for (const label of [ko.topics.composer.title, ko.topics.composer.content]) {
    const field = page.getByLabel(label, { exact: true });
    await field.click();
    await page.keyboard.press('Control+V');
    await expect(field).toHaveValue(/^세럼\s30ml$/);
  }
  expect(uploads).toEqual([]);

  await copy(page, { 'image/png': picture });
  await page.keyboard.press('Control+V');
  await expect(page.getByLabel(ko.pictures.alt)).toBeVisible();
  await expect.poll(() => uploads).toHaveLength(1);
});

test('two words of a Korean input method on two lines become two paragraphs', async ({ page, login }) => {
  const text = await openArticle(page, login);
  const keyboard = await page.context().newCDPSession(page);
  const compose = async (...steps: string[]) => {
    for (const word of steps) {
      await keyboard.send('Input.imeSetComposition', {
        text: word,
        selectionStart: word.length,
        selectionEnd: word.length,
      });
    }
    await keyboard.send('Input.insertText', { text: steps.at(-1) ?? '' });
  };
  await compose('ㅇ', '아', '안');
  await compose('ㄴ', '녀', '녕');
  await page.keyboard.press('Enter');
  await compose('ㅎ', '하');
  await compose('ㅅ', '세');
  await compose('ㅇ', '요');
  await expect(text.locator('p')).toHaveText(['안녕', '하세요']);
  await page.reload();
  await expect(text.locator('p')).toHaveText(['안녕', '하세요']);
});

test('documents of other programs are pasted into two lessons, which are moved, saved and read as they were', async ({
  page,
  allowConsole,
}) => {
  // The browser tells of the styles of other programs when the pasted text is parsed, and applies none.
  allowConsole(/^Applying inline style violates/);
  const { course } = ko.campaigns;
  await loginAsManager(page);
  await openAsMember(page, managePaths.course('new'));
  const slug = `pasted-${Date.now()}`;
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await fill(course.slug, slug);
  await fill(course.title, '붙여 넣은 코스');
  await fill(course.title_en, 'A pasted course');
  const list = page.getByRole('group', { name: course.lessonList });
  const lessonAt = (place: number) =>
    list.getByRole('group', { name: course.lessonOf.replace('{{place}}', `${place}`) });
  for (const [at, title] of ['다른 곳의 글', '사진'].entries()) {
    await list.getByRole('button', { name: ko.manage.terms.add, exact: true }).click();
    await lessonAt(at + 1)
      .getByLabel(course.lesson.title, { exact: true })
      .fill(title);
    await lessonAt(at + 1)
      .getByLabel(course.lesson.title_en, { exact: true })
      .fill('In English');
  }
  const textOf = (place: number) => lessonAt(place).getByRole('textbox', { name: course.lesson.content, exact: true });
  await textOf(1).click();
  for (const { html, plain } of documents) {
    await copy(page, { 'text/html': html, 'text/plain': plain });
    await page.keyboard.press('Control+V');
    await page.keyboard.press('Enter');
  }
  const picture = (await aPicture()).buffer.toString('base64');
  await textOf(2).click();
  await copy(page, {
    'text/html': `<p>앞</p><p><img src="data:image/png;base64,${picture}" alt="김이 오르는 세면대"></p><p>뒤</p>`,
  });
  await page.keyboard.press('Control+V');
  await expect(textOf(2).locator('img[src^="/api/v1/files/"]')).toHaveCount(1);
  await lessonAt(2).getByRole('button', { name: /위로$/ }).press('Enter');
  await expect(textOf(1).getByRole('img', { name: '김이 오르는 세면대' })).toBeVisible();
  await page.getByRole('button', { name: course.create }).click();
  await knowsMember(page, managePaths.course(slug));

  await page.goto(managePaths.coursePreview(slug));
  const pictures = page.getByRole('article', { name: '사진' });
  await expect(pictures.getByText('뒤')).toBeVisible();
  await expect(pictures.locator('img')).toHaveAttribute('alt', '김이 오르는 세면대');
  const pasted = page.getByRole('article', { name: '다른 곳의 글' });
  for (const { lines } of documents) {
    for (const line of lines) await expect(pasted.getByText(line).first()).toBeVisible();
  }
  await expect(pasted.locator('img, [style], [class*="Mso"], [class*="se-"]')).toHaveCount(0);
});
