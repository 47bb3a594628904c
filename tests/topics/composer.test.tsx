import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { Composer } from '@/components/topics/composer/Composer';
import type { Forum } from '@/contract/forums';
import { draftTargets, ownTarget, writeDraft } from '@/lib/browser/drafts';
import { call, callsMade, failOnce, layScenario, server } from '../api';
import { aForum, aMember } from '../factories';
import { picturesAlone, wordsWithPicture } from '../inputs/clipboard';
import { otherFiles, untypedPictures } from '../inputs/files';
import { aPicture, clipboardOf, fileOf, pictureOf, transferOf } from '../pictures';
import { renderPage } from '../render';

const forumOf = ({ slug, name }: { slug: string; name: string }): Forum => ({
  slug,
  name,
  description: '',
  topic_count: 0,
  last_topic_at: null,
  categories: [],
  tags: [],
});

const TAKEN = '2026-11-01T00:00:00.000Z';

async function write(row?: Awaited<ReturnType<typeof aForum>>, by?: Awaited<ReturnType<typeof aMember>>) {
  const forum = row ?? (await aForum());
  const member = by ?? (await aMember());
  const page = await renderPage(<Composer forum={forumOf(forum)} />, { path: `/forums/${forum.slug}/new`, member });
  return { forum, member, ...page };
}

test('a member writes a topic and lands on it', async () => {
  const { forum, user, visits } = await write();
  await user.type(screen.getByLabelText('제목'), '세안 순서');
  await user.type(screen.getByLabelText('내용'), '거품부터 낼까요?');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('글을 등록했어요')).toBeVisible();
  expect(visits.current).toMatch(new RegExp(`^/forums/${forum.slug}/topics/\\d+$`));
});

test('an empty form reports what is missing and sends nothing', async () => {
  const { forum, user } = await write();
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(screen.getByText('제목을 적어 주세요.')).toBeVisible();
  expect(screen.getByText('내용을 적어 주세요.')).toBeVisible();
  expect(callsMade()).not.toContain(`POST forums/${forum.slug}/topics/`);
});

test('a title of nothing that is seen is reported as missing, and the first letter of one takes that back', async () => {
  const { forum, user } = await write();
  const title = screen.getByLabelText('제목');
  await user.type(title, '\u3164\u200b');
  await user.type(screen.getByLabelText('내용'), '거품부터 낼까요?');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(screen.getByText('제목을 적어 주세요.')).toBeVisible();
  expect(callsMade()).not.toContain(`POST forums/${forum.slug}/topics/`);
  await user.type(title, '순서');
  expect(screen.queryByText('제목을 적어 주세요.')).not.toBeInTheDocument();
});

test('a rejected form focuses its first error, and each message disappears once its field is valid', async () => {
  const { user } = await write();
  await user.click(screen.getByRole('button', { name: '등록' }));
  const [title, content] = [screen.getByLabelText('제목'), screen.getByLabelText('내용')];
  await waitFor(() => expect(title).toHaveFocus());
  expect(vi.mocked(title.scrollIntoView).mock.contexts).toContain(title);
  expect(screen.getByText('확인이 필요한 항목이 2개 있어요.')).toHaveAttribute('role', 'status');
  await user.type(title, '세안 순서');
  expect(screen.queryByText('제목을 적어 주세요.')).toBeNull();
  expect(title).not.toBeInvalid();
  expect(content).toBeInvalid();
  await user.click(screen.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(content).toHaveFocus());
  await user.type(content, '거품부터');
  expect(screen.queryByText(/확인이 필요한 항목/)).toBeNull();
});

test('a failed call keeps the input, and the draft is offered again', async () => {
  const first = await write();
  await first.user.type(screen.getByLabelText('제목'), '잃으면 안 되는 제목');
  await first.user.type(screen.getByLabelText('내용'), '긴 이야기');
  layScenario('error');
  await first.user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText(/쓰신 내용은 그대로 있으니/)).toBeVisible();
  expect(screen.getByLabelText('제목')).toHaveValue('잃으면 안 되는 제목');
  layScenario(undefined);
  first.unmount();

  const second = await write(first.forum, first.member);
  expect(await screen.findByText('쓰던 글을 불러왔어요.')).toBeVisible();
  expect(screen.getByLabelText('내용')).toHaveValue('긴 이야기');
  await second.user.click(screen.getByRole('button', { name: '새로 쓰기' }));
  expect(screen.getByLabelText('제목')).toHaveValue('');
  second.unmount();
  await write(first.forum, first.member);
  expect(screen.queryByText('쓰던 글을 불러왔어요.')).toBeNull();
});

test('a topic whose answer was lost is sent again under the same key after a reload', async () => {
  const keys = failOnce('*/topics/');
  const first = await write();
  await first.user.type(screen.getByLabelText('제목'), '한 번만');
  await first.user.type(screen.getByLabelText('내용'), '두 번은 아니에요');
  await first.user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText(/쓰신 내용은 그대로 있으니/)).toBeVisible();
  first.unmount();

  const second = await write(first.forum, first.member);
  expect(await screen.findByText('쓰던 글을 불러왔어요.')).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('글을 등록했어요')).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('a draft of one forum is not offered in another', async () => {
  const first = await write();
  await first.user.type(screen.getByLabelText('제목'), '여기 글');
  first.unmount();
  await write(undefined, first.member);
  expect(screen.getByLabelText('제목')).toHaveValue('');
});

test('a topic waits for a picture whose upload failed until it is uploaded again or removed', async () => {
  const { user, visits } = await write();
  await user.type(screen.getByLabelText('제목'), '오늘의 선반');
  await user.type(screen.getByLabelText('내용'), '세 개만 남겼어요.');
  server.use(http.post('*/image-file/upload/', () => HttpResponse.error(), { once: true }));
  await user.upload(screen.getByLabelText('사진 추가'), await aPicture());
  const retry = await screen.findByRole('button', { name: '다시 올리기' });
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText(/올리지 못한 사진이 있어요/)).toBeVisible();
  expect(screen.getByLabelText('사진 설명')).toHaveFocus();
  expect(callsMade().filter((it) => it.endsWith('topics/') && it.startsWith('POST'))).toEqual([]);
  await user.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: '다시 올리기' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: '등록' })).toBeEnabled());
  expect(screen.queryByText(/올리지 못한 사진이 있어요/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('글을 등록했어요')).toBeVisible();
  const { body } = await call('GET', `${visits.current.slice(1)}/`);
  expect(body.fileUrls).toEqual([expect.stringContaining('/api/v1/files/')]);
});

test('a picture is sent as it is chosen, and stands in the topic', async () => {
  const { user, visits } = await write();
  await user.type(screen.getByLabelText('제목'), '오늘의 선반');
  await user.type(screen.getByLabelText('내용'), '세 개만 남겼어요.');
  await user.upload(screen.getByLabelText('사진 추가'), await aPicture());
  await user.type(await screen.findByLabelText('사진 설명'), '선반 위의 세 병');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('글을 등록했어요')).toBeVisible();
  const { body } = await call('GET', `${visits.current.slice(1)}/`);
  expect(body.fileUrls).toEqual([expect.stringContaining('/api/v1/files/')]);
});

test('a picture of a kind that cannot be stored is rejected before it is sent', async () => {
  const { user } = await write();
  const input = screen.getByLabelText('사진 추가');
  expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  const content = screen.getByLabelText('내용');
  await user.click(content);
  for (const other of otherFiles) {
    await user.paste(transferOf([fileOf(other)]));
    expect(await screen.findByText(new RegExp(`^${other.name}: JPEG, PNG, WebP 사진만`))).toBeVisible();
  }
  expect(callsMade()).not.toContain('POST image-file/upload/');
});

test('pictures that no program calls pictures are sent', async () => {
  const { user, visits } = await write();
  await user.type(screen.getByLabelText('제목'), '오늘의 선반');
  await user.type(screen.getByLabelText('내용'), '여기저기서 온 사진이에요.');
  const chosen = await Promise.all(untypedPictures.map(pictureOf));
  fireEvent.change(screen.getByLabelText('사진 추가'), { target: { files: chosen } });
  await waitFor(() => expect(screen.getAllByLabelText('사진 설명')).toHaveLength(chosen.length));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('글을 등록했어요')).toBeVisible();
  const { body } = await call('GET', `${visits.current.slice(1)}/`);
  expect(body.fileUrls).toHaveLength(chosen.length);
});

test.each(wordsWithPicture)(
  'words of $from are pasted into the title and the content, without their picture',
  async ({ expected, ...copied }) => {
    const { user } = await write();
    for (const label of ['제목', '내용']) {
      const field = screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
      await user.click(field);
      await user.paste(await clipboardOf(copied));
      expect(field.value.trim()).toBe(expected);
    }
    expect(screen.queryByLabelText('사진 설명')).toBeNull();
    expect(callsMade()).not.toContain('POST image-file/upload/');
  },
);

test.each(picturesAlone)('a picture of $from that is pasted into the content is uploaded', async (copied) => {
  const { user } = await write();
  const content = screen.getByLabelText('내용');
  await user.click(content);
  await user.paste(await clipboardOf(copied));
  expect(await screen.findByLabelText('사진 설명')).toBeVisible();
  expect(content).toHaveValue('');
  await waitFor(() => expect(callsMade()).toContain('POST image-file/upload/'));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

test.each([
  ['member', ['선택 안 함', '일상']],
  ['manager', ['선택 안 함', '공지', '일상']],
] as const)('a %s is offered the categories they may file a topic under', async (role, names) => {
  const forum = await aForum();
  const category = (slug: string, name: string) => ({ slug, name, forum: forum.slug });
  const categories = [category('notice', '공지'), category('daily', '일상')];
  const member = await aMember({ role });
  await renderPage(<Composer forum={{ ...forumOf(forum), categories }} />, {
    path: `/forums/${forum.slug}/new`,
    member,
  });
  const options = within(screen.getByLabelText('카테고리')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(names);
});

test('a skin result that is not the latest any more is refused at its field', async () => {
  const forum = await aForum();
  const member = await aMember();
  const draft = {
    title: '볼이 당겨요',
    content: '겨울에만 그래요',
    surveyData: { type: 'YMSJ', axes: [], takenAt: TAKEN },
  };
  writeDraft(ownTarget(member.username, draftTargets.newTopic(forum.slug)), draft);
  const { user } = await write(forum, member);
  await waitFor(() => expect(screen.getByLabelText('제목')).toHaveValue('볼이 당겨요'));
  await user.click(screen.getByRole('button', { name: '등록' }));
  const attached = screen.getByRole('checkbox', { name: /최근 검사 결과 붙이기/ });
  await waitFor(() => expect(attached).toHaveAccessibleDescription(/최근 피부 결과와 달라요/));
  expect(attached).toBeVisible();
});
