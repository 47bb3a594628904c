import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as topicPage from '@/pages/forums/[slug]/topics/[id]';
import { callsMade, layScenario } from '../api';
import { aMember, aTopic } from '../factories';
import { renderPage } from '../render';

async function openTopic() {
  const topic = await aTopic({ title: '겨울 보습', likeCount: 3 });
  const member = await aMember();
  const page = await renderPage(topicPage, {
    path: `/forums/${topic.forum.slug}/topics/${topic.id}`,
    route: '/forums/[slug]/topics/[id]',
    params: { slug: topic.forum.slug, id: String(topic.id) },
    member,
  });
  return { topic, member, ...page };
}

test('a member likes a topic and the count is the one that the provider answered', async () => {
  const { topic, user } = await openTopic();
  const heart = await screen.findByRole('button', { name: /3/ });
  await user.click(heart);
  expect(await screen.findByRole('button', { name: /4/, pressed: true })).toBeVisible();
  await expect.poll(callsMade).toContain(`POST topics/${topic.id}/like/`);
});

test('a rejected like is reverted', async () => {
  const { user } = await openTopic();
  layScenario('like-refused');
  await user.click(await screen.findByRole('button', { name: /3/ }));
  expect(await screen.findByRole('button', { name: /3/, pressed: false })).toBeVisible();
});
