import { paths } from '../lib/paths.ts';
import { expect, openAsMember, setPlainFilter, someTopic, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { banners, common, forums, home, topics } = ko;

test('a member writes from the list of all topics into the forum they choose', async ({ page, login }) => {
  const member = await login();
  const title = `아무 포럼에나 ${member.username}`;
  await openAsMember(page, paths.topics());
  await page.getByRole('link', { name: topics.write }).filter({ visible: true }).click();
  await page.getByLabel(topics.composer.chooseForum).selectOption('sun');
  await page.getByLabel(topics.composer.title, { exact: true }).fill(title);
  await page.getByLabel(topics.composer.content, { exact: true }).fill('선크림을 바꿨어요.');
  await page.getByRole('button', { name: topics.composer.send, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/forums\/sun\/topics\/\d+$/);
});

test('a topic’s number redirects to it', async ({ page }) => {
  const topic = await someTopic(page);
  await page.goto(paths.topicById(topic.id));
  await expect(page).toHaveURL(paths.topic(topic.forum.slug, topic.id));
  await expect(page.getByRole('heading', { level: 1, name: topic.title })).toBeVisible();
});

test('a visitor navigates from the home page to all banners, to one, and on to its target', async ({ page }) => {
  await page.goto(paths.home());
  await page.getByRole('contentinfo').getByRole('link', { name: banners.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: banners.title })).toBeVisible();
  const news = page.locator('main h3 a').first();
  const title = await news.innerText();
  await news.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: banners.go }).click();
  await expect(page).not.toHaveURL(/\/banners/);
});

test('the home page shows the chosen sections only', async ({ page }) => {
  await page.goto(paths.home());
  const choices = page.getByRole('navigation', { name: home.show });
  await choices.getByRole('link', { name: home.types.questions }).click();
  await expect(page).toHaveURL(/types=questions/);
  await expect(page.getByRole('region', { name: home.questions })).toBeVisible();
  await expect(page.getByRole('region', { name: home.hot })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('topics of all forums are filtered by a tag, which can be removed again', async ({ page }) => {
    await page.goto(paths.topics());
    const [tag = ''] = await page.locator('select[name=tags] option').allTextContents();
    await setPlainFilter(page, forums.tags, tag);
    await expect(page).toHaveURL(/tags=\w/);
    await page.getByRole('link', { name: common.list.drop.replace('{{name}}', tag) }).click();
    await expect(page).not.toHaveURL(/tags=\w/);
  });
});
