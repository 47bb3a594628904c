import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as editPage from '@/pages/forums/[slug]/topics/[id]/edit';
import { choose, tapInDialog } from '../actions';
import { call, layScenario } from '../api';
import { aMember, aTopic } from '../factories';
import { renderPage } from '../render';
import { openTopic } from './open';

test('a visitor reads a topic, its author and its links, which vouch for nothing', async () => {
  const author = await aMember({ nickname: '보리차' });
  const topic = await aTopic({
    by: author,
    title: '세안 뒤 당김',
    content: '참고: https://gyeol.example/a\n<script>alert(1)</script> javascript:alert(1)',
  });
  const { container } = await openTopic({ topic });
  expect(screen.getByRole('heading', { level: 1, name: '세안 뒤 당김' })).toBeVisible();
  expect(screen.getByText('보리차')).toBeVisible();
  const links = within(screen.getByRole('article')).getAllByRole('link', { name: /gyeol\.example/ });
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAttribute('rel', expect.stringContaining('nofollow ugc noopener'));
  expect(container.querySelector('article script')).toBeNull();
  expect(screen.getByRole('article')).toHaveTextContent('<script>alert(1)</script>');
});

test('a rejected like is reverted and shows the reason', async () => {
  const { user } = await openTopic({ member: await aMember() });
  layScenario('like-refused');
  await user.click(await screen.findByRole('button', { name: /좋아요 0/ }));
  expect(await screen.findByText('내 글에는 좋아요를 누를 수 없어요.')).toBeVisible();
  expect(screen.getByRole('button', { name: /좋아요 0/, pressed: false })).toBeVisible();
});

test('an author deletes a topic at once, returns to its forum, and can undo it there', async () => {
  const member = await aMember();
  const topic = await aTopic({ by: member });
  const { user, visits } = await openTopic({ topic, member });
  await choose(user, '글 메뉴', '삭제');
  expect(await screen.findByText('글을 삭제했어요')).toBeVisible();
  await waitFor(() => expect(visits.current).toBe(`/forums/${topic.forum.slug}`));
  const status = async () => (await call('GET', `topics/${topic.id}/`)).status;
  expect(await status()).toBe(404);
  await user.click(await screen.findByText('실행 취소'));
  expect(await screen.findByText('되돌렸어요')).toBeVisible();
  await waitFor(() => expect(visits.current).toBe(`/forums/${topic.forum.slug}/topics/${topic.id}`));
  expect(await status()).toBe(200);
});

test('a topic that cannot be restored any more is said to be in the trash, and the reader stays', async () => {
  const member = await aMember();
  const topic = await aTopic({ by: member });
  const { user, visits } = await openTopic({ topic, member });
  await choose(user, '글 메뉴', '삭제');
  await screen.findByText('글을 삭제했어요');
  layScenario('error');
  await user.click(await screen.findByText('실행 취소'));
  expect(await screen.findByText(/^되돌리지 못했어요.*‘삭제한 글’/)).toBeVisible();
  expect(visits.current).toBe(`/forums/${topic.forum.slug}`);
});

test('a manager deletes another’s topic after a confirmation, and without an undo', async () => {
  const topic = await aTopic();
  const { user } = await openTopic({ topic, member: await aMember({ role: 'manager' }) });
  await choose(user, '글 메뉴', '삭제');
  expect(await screen.findByRole('dialog')).toHaveTextContent('작성자에게 알림이 가요');
  await tapInDialog(user, '삭제');
  expect(await screen.findByText('글을 삭제했어요')).toBeVisible();
  expect(screen.queryByText('실행 취소')).toBeNull();
});

test('a manager pins, and hides with a reason; a visitor has no menu', async () => {
  const topic = await aTopic();
  const { unmount } = await openTopic({ topic });
  expect(screen.queryByRole('button', { name: '글 메뉴' })).toBeNull();
  unmount();

  const { user } = await openTopic({ topic, member: await aMember({ role: 'manager' }) });
  await choose(user, '글 메뉴', '위에 고정');
  expect(await screen.findByText('고정')).toBeVisible();
  await choose(user, '글 메뉴', '가리기');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('이유'), '광고');
  await user.click(dialog.getByRole('button', { name: '가리기' }));
  expect(await screen.findByText(/가려진 글이에요/)).toBeVisible();
});

test('a manager who deletes is informed that the author is notified, and where it can be restored', async () => {
  const { user } = await openTopic({ member: await aMember({ role: 'manager' }) });
  await choose(user, '글 메뉴', '삭제');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('작성자에게 알림이 가요');
  expect(dialog).toHaveTextContent('운영 메뉴의 ‘삭제한 글’에서');
});

test('a topic that is not there has no page', async () => {
  const topic = await aTopic();
  const { answer } = await openTopic({ topic: { ...topic, id: 999_999 } });
  expect(answer).toMatchObject({ notFound: true });
});

test('structured data describes the topic', async () => {
  await openTopic({ topic: await aTopic({ title: '</script><b>제목' }) });
  const data = await waitFor(() => {
    const found = document.head.querySelector('script[type="application/ld+json"]');
    expect(found).not.toBeNull();
    return found?.textContent ?? '';
  });
  expect(data).not.toContain('</');
  const [posting, way] = JSON.parse(data)['@graph'];
  expect(posting).toMatchObject({ '@type': 'DiscussionForumPosting', headline: '</script><b>제목' });
  expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('a topic that was edited elsewhere is compared with what was typed, and saved over', async () => {
  const member = await aMember();
  const topic = await aTopic({ by: member, title: '겨울 보습' });
  const { user, visits } = await renderPage(editPage, {
    route: '/forums/[slug]/topics/[id]/edit',
    params: { slug: topic.forum.slug, id: topic.id },
    member,
  });
  await user.type(await screen.findByLabelText('내용'), ' 덧붙인 말');
  const elsewhere = { title: '다른 기기에서 고친 제목' };
  expect((await call('PUT', `topics/${topic.id}/`, { token: member.token, body: elsewhere })).status).toBe(200);
  await user.click(screen.getByRole('button', { name: '저장' }));
  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  expect(within(sheet.getByRole('region', { name: '제목' })).getByText('다른 기기에서 고친 제목')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '내 내용으로 저장' }));
  await waitFor(() => expect(visits.current).toBe(`/forums/${topic.forum.slug}/topics/${topic.id}`));
  expect((await call('GET', `topics/${topic.id}/`)).body).toMatchObject({
    title: '겨울 보습',
    content: expect.stringContaining('덧붙인 말'),
  });
});
