import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { POST_CONTENT_MAX } from '@/contract/constants/common';
import * as editPage from '@/pages/posts/[id]/edit';
import { call, testProvider } from '../api';
import { aProduct, insertTerms } from '../contents/make';
import { aMember, type TestMember } from '../factories';
import { aPicture } from '../pictures';
import { renderPage } from '../render';
import { aPost } from './open';

beforeAll(insertTerms);

const openEdit = ({ id }: { id: number }, member: TestMember) =>
  renderPage(editPage, { route: '/posts/[id]/edit', params: { id }, member });
const postOf = async ({ id }: { id: number }) => (await call('GET', `posts/${id}/`)).body;

test('an author changes a post, names a product and puts a picture at its top', async () => {
  const member = await aMember();
  const post = await aPost({ by: member, title: '여름 보습' });
  const product = await aProduct({ name: '이슬 크림' });
  const { user, visits } = await openEdit(post, member);
  const title = await screen.findByLabelText('제목');
  expect(title).toHaveValue('여름 보습');
  await user.clear(title);
  await user.type(title, '겨울 보습');

  await user.type(screen.getByLabelText('제품 이름이나 브랜드 검색'), '이슬');
  await user.click(await screen.findByRole('button', { name: '이슬 크림 추가' }));
  expect(screen.getByRole('button', { name: '이슬 크림 삭제' })).toBeVisible();

  await user.upload(screen.getByLabelText('대표 사진 선택'), await aPicture());
  await user.type(await screen.findByLabelText('대표 사진 설명'), '창가의 선반');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(visits.current).toBe(`/posts/${post.id}`));
  expect(await postOf(post)).toMatchObject({
    title: '겨울 보습',
    edited: true,
    cover: { url: expect.stringContaining('/api/v1/files/'), alt: '창가의 선반' },
    products: [{ id: product.id }],
  });
});

test('an author gives a post of the greatest length another title', async () => {
  const member = await aMember();
  const { url } = await (await testProvider()).picture(member.id);
  const begin = `<p><a href="/products">제품</a></p><img src="${url}" alt="창가의 선반"><p>`;
  const content = `${begin}${'글'.repeat(POST_CONTENT_MAX - begin.length - '</p>'.length)}</p>`;
  const { body: post } = await call('POST', 'posts/', { token: member.token, body: { title: '긴 글', content } });
  const { user, visits } = await openEdit(post, member);
  await user.type(await screen.findByLabelText('제목'), ' 다시');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(visits.current).toBe(`/posts/${post.id}`));
  expect(await postOf(post)).toMatchObject({ title: '긴 글 다시', content: post.content });
});

test('a post that was edited elsewhere is compared, and taken as it is stored', async () => {
  const member = await aMember();
  const post = await aPost({ by: member, title: '여름 보습' });
  const { user } = await openEdit(post, member);
  await user.type(await screen.findByLabelText('제목'), ' 이야기');
  const elsewhere = { title: '가을 보습', content: '<p>다른 기기에서 고친 글</p>' };
  expect((await call('PUT', `posts/${post.id}/`, { token: member.token, body: elsewhere })).status).toBe(200);
  await user.click(screen.getByRole('button', { name: '저장' }));
  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  expect(sheet.getByText('여름 보습 이야기')).toBeVisible();
  expect(sheet.getByText('다른 기기에서 고친 글')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '저장된 내용 쓰기' }));
  expect(screen.getByLabelText('제목')).toHaveValue('가을 보습');
  expect(await postOf(post)).toMatchObject({ title: '가을 보습' });
});

test('a product that is not known is said so, and one is taken out again by a tap', async () => {
  const member = await aMember();
  const product = await aProduct({ name: '안개 토너' });
  const { user } = await openEdit(await aPost({ by: member }), member);
  const search = await screen.findByLabelText('제품 이름이나 브랜드 검색');
  await user.type(search, '없는제품');
  expect(await screen.findByText('검색 결과가 없어요.')).toBeVisible();
  await user.clear(search);
  await user.type(search, '안개');
  await user.click(await screen.findByRole('button', { name: `${product.name} 추가` }));
  const chosen = screen.getByRole('group', { name: /소개하는 제품/ });
  await user.click(within(chosen).getByRole('button', { name: `${product.name} 삭제` }));
  expect(within(chosen).queryByRole('button', { name: `${product.name} 삭제` })).toBeNull();
});

test('a member who did not write a post reads that it is not theirs', async () => {
  const post = await aPost();
  await openEdit(post, await aMember());
  expect(await screen.findByText('내가 쓴 포스트만 수정할 수 있어요')).toBeVisible();
  expect(screen.queryByLabelText('제목')).toBeNull();
});
