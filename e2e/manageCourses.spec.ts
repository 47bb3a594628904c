import { managePaths } from '../lib/managePaths.ts';
import { paths } from '../lib/paths.ts';
import { violationsOf } from './axe.ts';
import { aPicture, expect, knowsMember, loginAsManager, openAsMember, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { campaigns, courses, pictures } = ko;
const { course, publication } = campaigns;

test('an operator makes a course of a lesson, looks at it, opens it, and a member reads it', async ({
  page,
  login,
  browser,
  allowConsole,
}) => {
  // The page of a draft, which members do not find.
  allowConsole(/404/);
  const slug = `evening-${Date.now()}`;
  const title = `저녁 세안 ${slug}`;
  const staff = await browser.newContext({ viewport: page.viewportSize() });
  const managers = await staff.newPage();
  await loginAsManager(managers);
  await openAsMember(managers, managePaths.courses());
  await managers.getByRole('link', { name: campaigns.courses.new }).click();
  await knowsMember(managers, managePaths.course('new'));
  const fill = (label: string, text: string) => managers.getByLabel(label, { exact: true }).fill(text);
  await fill(course.slug, slug);
  await fill(course.title, title);
  await fill(course.title_en, 'Washing in the evening');
  for (const name of ['description', 'task', 'question'] as const) {
    await fill(course[name], `${course[name]}: 물 온도`);
    await fill(course[`${name}_en`], 'How warm the water is');
  }
  await managers
    .getByRole('group', { name: course.image })
    .getByLabel(pictures.add)
    .setInputFiles(await aPicture());
  await managers
    .getByRole('group', { name: course.lessonList })
    .getByRole('button', { name: ko.manage.terms.add })
    .click();
  await fill(course.lesson.title, '물 온도');
  await fill(course.lesson.title_en, 'How warm');
  await fill(course.lesson.content, '미온수로 씻어요.');
  await fill(course.lesson.content_en, 'Lukewarm water.');
  await expect(managers.getByRole('button', { name: course.create })).toBeEnabled();
  expect(await violationsOf(managers)).toEqual([]);
  await managers.getByRole('button', { name: course.create }).click();
  await expect(managers.getByRole('heading', { level: 2, name: title })).toBeVisible();

  await login();
  const seen = async () => (await page.goto(paths.course(slug)))?.status();
  expect(await seen()).toBe(404);
  await managers.getByRole('link', { name: campaigns.preview.open }).click();
  const preview = managers.getByRole('article', { name: campaigns.preview.title });
  await expect(preview.getByText('미온수로 씻어요.')).toBeVisible();
  await managers.getByRole('link', { name: campaigns.preview.back }).click();
  await knowsMember(managers, managePaths.course(slug));
  await managers.getByRole('button', { name: publication.open }).click();
  await managers.getByRole('dialog').getByRole('button', { name: publication.open }).click();
  await expect(managers.getByText(publication.done.open)).toBeVisible();

  await expect.poll(seen).toBe(200);
  await openAsMember(page, paths.course(slug));
  await page.getByRole('button', { name: courses.lesson.mark }).click();
  await expect(page.getByRole('button', { name: courses.lesson.done })).toBeVisible();
  await openAsMember(managers, managePaths.course(slug));
  await expect(managers.getByText(course.publication.fixed)).toBeVisible();
  await staff.close();
});
