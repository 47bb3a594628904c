import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMember } from '../factories';
import { openTopic } from '../topics/open';

test('a member whose address is not verified is warned before they write, and reads how to continue', async () => {
  await openTopic({ member: await aMember({ emailVerifiedAt: null }) });
  expect(await screen.findByRole('link', { name: '이메일 인증하기' })).toHaveAttribute('href', '/auth/verify-email');
});

test('a member who may write sees no such warning', async () => {
  await openTopic({ member: await aMember() });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: '이메일 인증하기' })).toBeNull();
});
