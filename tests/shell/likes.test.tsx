import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { callsMade, layScenario } from '../api';
import { aMember } from '../factories';
import { openPost } from '../posts/open';
import { openTopic } from '../topics/open';

/** Content with a heart, with the addresses of its page and of its calls. */
const subjects = {
  'a topic': async (options: Parameters<typeof openTopic>[0] = {}) => {
    const { topic, ...page } = await openTopic(options);
    const at = `/forums/${topic.forum.slug}/topics/${topic.id}`;
    const again = () => openTopic({ topic });
    return { ...page, again, at, like: `POST topics/${topic.id}/like/`, view: `POST ${at.slice(1)}/view/` };
  },
  'a post': async (options: Parameters<typeof openPost>[0] = {}) => {
    const { post, ...page } = await openPost(options);
    const [at, again] = [`/posts/${post.id}`, () => openPost({ post })];
    return { ...page, again, at, like: `POST posts/${post.id}/like/`, view: `POST posts/${post.id}/view/` };
  },
};

describe.each(Object.entries(subjects))('%s', (_name, open) => {
  test('counts a reader who touches the page, once a visit', async () => {
    const { unmount, again, view, user } = await open();
    const views = () => callsMade().filter((call) => call === view);
    expect(views()).toEqual([]);
    await user.click(await screen.findByRole('article'));
    await waitFor(() => expect(views()).toHaveLength(1));
    unmount();
    await again();
    await user.click(await screen.findByRole('article'));
    expect(views()).toHaveLength(1);
  });

  test('takes a double tap on the heart for one like', async () => {
    const { user, like } = await open({ member: await aMember() });
    await user.dblClick(await screen.findByRole('button', { name: /좋아요 0/ }));
    expect(await screen.findByRole('button', { name: /좋아요 1/, pressed: true })).toBeVisible();
    await expect.poll(() => callsMade().filter((call) => call === like)).toHaveLength(1);
  });

  test('reverts a like without a response and reports it as failed', async () => {
    const { user } = await open({ member: await aMember(), locale: 'en' });
    layScenario('error');
    await user.click(await screen.findByRole('button', { name: /Like 0/ }));
    expect(await screen.findByText('Like failed. Check your connection and try again.')).toBeVisible();
    expect(await screen.findByRole('button', { name: /Like 0/, pressed: false })).toBeVisible();
  });

  test('redirects a visitor who likes to sign in and back', async () => {
    const { at, user, visits } = await open();
    await user.click(await screen.findByRole('button', { name: /좋아요/ }));
    const [path, query] = visits.current.split('?');
    expect(path).toBe('/auth/signin');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ callbackUrl: at, error: 'SessionRequired' });
  });
});
