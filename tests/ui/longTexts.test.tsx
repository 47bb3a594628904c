import { readdirSync, readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { QuestionForm } from '@/components/questions/QuestionForm';
import { Composer } from '@/components/topics/composer/Composer';
import {
  ANSWER_MAX,
  COMMENT_MAX,
  CONTENT_MAX,
  FILE_ALT_MAX,
  INTRODUCTION_MAX,
  NICKNAME_MAX,
  TITLE_MAX,
} from '@/contract/constants/common';
import { SUPPORT_MAX } from '@/contract/constants/support';
import { draftTargets, ownTarget, writeDraft } from '@/lib/browser/drafts';
import { formatInteger } from '@/lib/numbers';
import * as settingsPage from '@/pages/me/settings/[section]';
import * as supportPage from '@/pages/support';
import { choose } from '../actions';
import { callsMade } from '../api';
import { aComment, aForum, aMember, aTopic } from '../factories';
import { aPicture } from '../pictures';
import { anAnswer } from '../questions/factories';
import { openQuestion } from '../questions/open';
import { renderPage } from '../render';
import { openTopic } from '../topics/open';

/** A field with a limit, in a form whose other fields are filled, and how the form is sent. */
interface Limited {
  user: UserEvent;
  field: HTMLElement;
  send: () => Promise<void>;
  call: RegExp;
}
const tap = (user: UserEvent, name: string) => () => user.click(screen.getByRole('button', { name }));

async function writeTopic() {
  const row = await aForum();
  const forum = { ...row, description: '', topic_count: 0, last_topic_at: null, categories: [], tags: [] };
  const path = `/forums/${forum.slug}/new`;
  const { user } = await renderPage(<Composer forum={forum} />, { path, member: await aMember() });
  await user.type(screen.getByLabelText('제목'), '세안 순서');
  await user.type(screen.getByLabelText('내용'), '거품부터 낼까요?');
  return { user, send: tap(user, '등록'), call: /^POST forums\/.*\/topics\/$/ };
}

async function writeQuestion() {
  const { user } = await renderPage(<QuestionForm />, { path: '/questions/new', member: await aMember() });
  await user.type(await screen.findByLabelText('제목'), '토너는 손으로?');
  await user.type(screen.getByLabelText('내용'), '솜이 따가워요.');
  return { user, send: tap(user, '질문 등록'), call: /^POST questions\/$/ };
}

async function changeProfile(name: string) {
  const member = await aMember();
  const { user } = await renderPage(<settingsPage.default member={member.user} section="profile" />, {
    path: '/me/settings/profile',
    route: '/me/settings/[section]',
    member,
  });
  const form = within(await screen.findByRole('form', { name }));
  return { user, field: form.getByRole('textbox'), send: () => user.tab(), call: /^PUT users\// };
}

const forms: [name: string, limit: number, open: () => Promise<Limited>][] = [
  [
    'a comment',
    COMMENT_MAX,
    async () => {
      const { user } = await openTopic({ member: await aMember() });
      const field = await screen.findByRole('textbox', { name: '댓글' });
      return { user, field, send: tap(user, '등록'), call: /^POST .*\/comments\/$/ };
    },
  ],
  [
    'a changed comment',
    COMMENT_MAX,
    async () => {
      const topic = await aTopic();
      const { author } = await aComment({ topic });
      const { user } = await openTopic({ topic, member: author });
      await user.click(await screen.findByRole('button', { name: /댓글 수정$/ }));
      const field = await screen.findByRole('textbox', { name: '댓글 수정' });
      return { user, field, send: tap(user, '저장'), call: /^PUT .*comments\// };
    },
  ],
  [
    'an answer',
    ANSWER_MAX,
    async () => {
      const { user } = await openQuestion({ member: await aMember() });
      const field = await screen.findByRole('textbox', { name: '답변' });
      return { user, field, send: tap(user, '답변 등록'), call: /^POST questions\/answers\/$/ };
    },
  ],
  [
    'a changed answer',
    ANSWER_MAX,
    async () => {
      const author = await aMember();
      const { question } = await anAnswer({ by: author });
      const { user } = await openQuestion({ question, member: author });
      await choose(user, `${author.nickname}님 답변 메뉴`, '수정');
      const field = await screen.findByRole('textbox', { name: '답변 수정' });
      return { user, field, send: tap(user, '저장'), call: /^PUT questions\/answers\// };
    },
  ],
  ['a title', TITLE_MAX, async () => ({ ...(await writeTopic()), field: screen.getByLabelText('제목') })],
  ['a topic', CONTENT_MAX, async () => ({ ...(await writeTopic()), field: screen.getByLabelText('내용') })],
  [
    'a description of a picture',
    FILE_ALT_MAX,
    async () => {
      const topic = await writeTopic();
      await topic.user.upload(screen.getByLabelText('사진 추가'), await aPicture());
      const field = await screen.findByLabelText('사진 설명');
      await waitFor(() => expect(screen.getByRole('button', { name: '등록' })).toBeEnabled());
      return { ...topic, field };
    },
  ],
  ['a question', CONTENT_MAX, async () => ({ ...(await writeQuestion()), field: screen.getByLabelText('내용') })],
  ['a nickname', NICKNAME_MAX, () => changeProfile('닉네임')],
  ['an introduction', INTRODUCTION_MAX, () => changeProfile('소개')],
  [
    'a message to the managers',
    SUPPORT_MAX,
    async () => {
      const { user } = await renderPage(supportPage, { path: '/support' });
      await user.selectOptions(screen.getByLabelText('문의 유형'), 'report');
      await user.type(screen.getByLabelText('답변을 받을 이메일'), 'guest@gyeol.test');
      const field = screen.getByLabelText('내용');
      return { user, field, send: tap(user, '문의 보내기'), call: /^POST support\// };
    },
  ],
];

test.each(forms)('%s that is too long stays whole, says so and is not sent', async (_name, limit, open) => {
  const { user, field, send, call } = await open();
  const text = '가'.repeat(limit + 100);
  await user.clear(field);
  await user.paste(text);
  expect(field).toHaveValue(text);
  expect(screen.getByText(`${formatInteger(limit + 100)}/${formatInteger(limit)}자`)).toBeVisible();
  await send();
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(`${formatInteger(limit)}자까지 쓸 수 있어요.`);
  expect(callsMade().filter((it) => call.test(it))).toEqual([]);
  expect(field).toHaveValue(text);
});

test.each(forms)(
  '%s of the most characters is sent, also in the parts of its syllables',
  async (_name, limit, open) => {
    const { user, field, send, call } = await open();
    const text = '각'.repeat(limit).normalize('NFD');
    await user.clear(field);
    await user.paste(text);
    expect(field).toHaveValue(text);
    await send();
    await waitFor(() => expect(callsMade().filter((it) => call.test(it))).toHaveLength(1));
  },
);

test('a comment that a quotation makes too long says so', async () => {
  const member = await aMember();
  const topic = await aTopic();
  const { id } = await aComment({ topic, content: '나'.repeat(190) });
  const target = draftTargets.commentOn(`forums/${topic.forum.slug}/topics/${topic.id}/`, id);
  writeDraft(ownTarget(member.username, target), { text: '가'.repeat(COMMENT_MAX - 50) });
  const { user } = await openTopic({ topic, member });
  await user.click(await screen.findByRole('button', { name: /댓글 메뉴$/ }));
  await user.click(await screen.findByRole('menuitem', { name: '인용' }));
  const field = await screen.findByRole('textbox', { name: /남길 답글$/ });
  // The quotation's mark, its end and its words.
  const left = formatInteger(COMMENT_MAX - 193);
  await waitFor(() => expect(field).toHaveAccessibleDescription(`${left}자까지 쓸 수 있어요.`));
  const reply = within(field.closest('form') ?? document.body);
  await user.click(reply.getByRole('button', { name: '등록' }));
  expect(field).toHaveValue('가'.repeat(COMMENT_MAX - 50));
  expect(callsMade().filter((it) => /^POST .*comments/.test(it))).toEqual([]);
});

test('the browser cuts what is pasted into numbers, codes and searches alone', () => {
  const isCode = /inputMode="(numeric|decimal)"|type="search"|one-time-code|name="code"|'amount'/;
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.tsx'));
  const cut = files.flatMap((file) =>
    readFileSync(`components/${file}`, 'utf8')
      .split(/(?=<\w)/)
      .filter((element) => /maxLength=/.test(element) && !isCode.test(element))
      .map(() => file),
  );
  expect(cut).toEqual([]);
});
