import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as mePage from '@/pages/me';
import { aChallenge } from '@/provider/areas/challenges/testing';
import { users } from '@/provider/db/schema/users';
import { call, layScenario, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

const open = (member: TestMember) => renderPage(mePage, { path: '/me', member });
const figures = async () => within(await screen.findByRole('list', { name: '내 현황' }));

test('a member sees their skin type by its name, and the figures as links', async () => {
  const member = await aMember({ nickname: '나예요' });
  const provider = await testProvider();
  await provider.update(users, { skinType: 'GMKJ' }, eq(users.id, member.id));
  await open(member);
  expect(await screen.findByRole('heading', { level: 1, name: '나예요' })).toBeVisible();
  expect(screen.getByRole('link', { name: '얇은 한지' })).toHaveAttribute('href', '/skin/GMKJ');
  const list = await figures();
  expect(list.getByRole('link', { name: /포인트 ?0/ })).toHaveAttribute('href', '/me/points');
  expect(list.getByRole('link', { name: /하트/ })).toHaveAttribute('href', '/me/hearts');
  expect(list.getByRole('link', { name: /경험치/ })).toHaveAttribute('href', '/me/xp');
  expect(list.getByRole('link', { name: /새 알림/ })).toHaveAttribute('href', '/me/notifications');
});

test('a member without a type is invited to the test, one without challenges to these', async () => {
  await open(await aMember());
  expect(await screen.findByRole('link', { name: '내 피부 타입 알아보기' })).toHaveAttribute(
    'href',
    '/surveys/skin-type',
  );
  expect(screen.getByRole('link', { name: '챌린지 둘러보기' })).toHaveAttribute('href', '/challenges');
});

test('challenges of today are listed with the way to check in', async () => {
  const member = await aMember();
  const { id } = await aChallenge(await testProvider(), { title: '매일 보습', image: '/a.webp' });
  await call('POST', `challenges/${id}/entrant/`, { token: member.token, body: {} });
  await open(member);
  const today = within(await screen.findByRole('region', { name: '오늘의 챌린지' }));
  expect(today.getByText('매일 보습')).toBeVisible();
  expect(await today.findByRole('link', { name: '매일 보습 인증하기' })).toHaveAttribute('href', `/challenges/${id}`);
  expect(today.getByText(/까지$/)).toBeVisible();
});

test('the links lead to the lists of the member’s own', async () => {
  await open(await aMember());
  const links = within(await screen.findByRole('navigation', { name: '내 메뉴' }));
  const hrefs = {
    '팔로잉 새 글': '/feed',
    '내 글과 답변': '/me/written',
    '좋아요한 글과 댓글': '/me/likes',
    '내 댓글': '/me/comments',
    '이벤트 응모': '/me/events',
    '래플 참여': '/me/raffles',
    '내 코스': '/me/courses',
    '계정과 프로필 설정': '/me/settings',
  };
  for (const [name, href] of Object.entries(hrefs)) {
    expect(links.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('while the provider is down the page keeps its links and offers to try again', async () => {
  const member = await aMember();
  layScenario('error');
  await open(member);
  expect(await screen.findByRole('alert')).toHaveTextContent('지금은 불러올 수 없어요');
  expect(screen.getByRole('link', { name: '계정과 프로필 설정' })).toBeVisible();
});
