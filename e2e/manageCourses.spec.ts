import type { Page } from '@playwright/test';
import { managePaths } from '../lib/managePaths.ts';
import { paths } from '../lib/paths.ts';
import { makeDraft, openDraft, test } from './campaigns.ts';
import { aPicture, expect, openAsMember } from './fixtures.ts';
import { ko } from './messages.ts';

const { campaigns, courses, pictures } = ko;
const { course } = campaigns;

/** Fills the form of a new course of one lesson. */
async function fillCourse(page: Page, { title, slug }: { title: string; slug: string }) {
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await fill(course.slug, slug);
  await fill(course.title, title);
  await fill(course.title_en, 'Washing in the evening');
  for (const name of ['description', 'task', 'question'] as const) {
    await fill(course[name], `${course[name]}: 물 온도`);
    await fill(course[`${name}_en`], 'How warm the water is');
  }
  await page
    .getByRole('group', { name: course.image })
    .getByLabel(pictures.add)
    .setInputFiles(await aPicture());
  await page.getByRole('group', { name: course.lessonList }).getByRole('button', { name: ko.manage.terms.add }).click();
  await fill(course.lesson.title, '물 온도');
  await fill(course.lesson.title_en, 'How warm');
  await fill(course.lesson.content, '미온수로 씻어요.');
  await fill(course.lesson.content_en, 'Lukewarm water.');
}

test('an operator makes a course of a lesson, looks at it, opens it, and a member reads it', async ({
  page,
  login,
  operator,
}) => {
  const slug = `evening-${Date.now()}`;
  const title = `저녁 세안 ${slug}`;
  await makeDraft(operator, {
    list: managePaths.courses(),
    link: campaigns.courses.new,
    form: managePaths.course('new'),
    fill: (form) => fillCourse(form, { title, slug }),
    create: course.create,
    title,
  });
  await login();
  await openDraft(operator, page, {
    form: managePaths.course(slug),
    address: paths.course(slug),
    look: (shown) => expect(shown.getByText('미온수로 씻어요.')).toBeVisible(),
  });

  await openAsMember(page, paths.course(slug));
  await page.getByRole('button', { name: courses.lesson.mark }).click();
  await expect(page.getByRole('button', { name: courses.lesson.done })).toBeVisible();
  await openAsMember(operator, managePaths.course(slug));
  await expect(operator.getByText(course.publication.fixed)).toBeVisible();
});
