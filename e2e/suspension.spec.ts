import { managePaths } from '../lib/managePaths.ts';
import { paths } from '../lib/paths.ts';
import { violationsOf } from './axe.ts';
import { test } from './campaigns.ts';
import { expect, mailWith, openAsMember, typeSignIn } from './fixtures.ts';
import { ko } from './messages.ts';

const { common, manage, moderation, support } = ko;
/** A job sends mails each few seconds. */
const SENT_MS = 30_000;

test('a suspended member writes to the operators by the link of the mail, and signs in once they lift it', async ({
  page,
  member,
  operator,
  allowConsole,
}) => {
  // The sign-in that is refused.
  allowConsole(/40[013]/);
  const reason = '광고를 되풀이해서 올렸어요';
  await openAsMember(operator, managePaths.member(`@${member.username}`));
  await operator.getByRole('button', { name: manage.member.suspend, exact: true }).click();
  const sheet = operator.getByRole('dialog');
  await sheet.getByLabel(moderation.reason.label, { exact: true }).fill(reason);
  expect(await violationsOf(operator)).toEqual([]);
  await sheet.getByRole('button', { name: moderation.suspend.send, exact: true }).click();
  await expect(operator.getByText(moderation.suspend.done)).toBeVisible();

  const mail = await mailWith(member.email, '결: 이용이 제한되었어요', SENT_MS);
  expect(mail).toContain(reason);
  await page.goto(paths.signIn());
  await typeSignIn(page, member);
  await expect(page.getByText(reason)).toBeVisible();

  const { pathname, search } = new URL(/https?:\/\/\S+\/support\S*/.exec(mail)?.[0] ?? '');
  await page.goto(pathname + search);
  const appeal = `광고가 아니라 제 후기예요 ${member.username}`;
  await page.getByLabel(support.topic).selectOption('report');
  await page.getByLabel(support.content, { exact: true }).fill(appeal);
  await page.getByLabel(support.email, { exact: true }).fill(member.email);
  await page.getByRole('button', { name: support.send }).click();
  await expect(page.getByRole('heading', { name: support.sent.title })).toBeVisible();

  await openAsMember(operator, managePaths.support({ search: appeal }));
  await operator.getByRole('link', { name: support.topics.report }).click();
  await expect(operator.getByText(appeal)).toBeVisible();
  await operator.getByLabel(support.reply.answer, { exact: true }).fill('다시 읽어 보니 후기였어요. 제한을 풀었어요.');
  await operator.getByRole('button', { name: support.reply.sendAnswer }).click();
  await expect(operator.getByText(support.reply.answered)).toBeVisible();
  await openAsMember(operator, managePaths.member(`@${member.username}`));
  await operator.getByRole('button', { name: manage.member.suspend, exact: true }).click();
  await operator.getByRole('dialog').getByRole('button', { name: moderation.suspend.lift }).click();
  await expect(operator.getByText(moderation.suspend.lifted)).toBeVisible();

  expect(await mailWith(member.email, '결: 문의하신 내용에 답변드려요', SENT_MS)).toContain('제한을 풀었어요');
  await page.goto(paths.signIn());
  await typeSignIn(page, member);
  await expect(page.getByRole('link', { name: common.nav.account })).toBeVisible();
  await openAsMember(operator, managePaths.log({ search: member.nickname }));
  await expect(operator.getByText(moderation.log.actions.lift).first()).toBeVisible();
});
