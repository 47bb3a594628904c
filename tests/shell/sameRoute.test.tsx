import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AppProps } from 'next/app';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import '@/components/layout/DeferredShell';
import { DEFAULT_PAGE_SIZE } from '@/contract/constants/common';
import App from '@/pages/_app';
import * as videoPage from '@/pages/contents/videos/[id]';
import * as topicPage from '@/pages/forums/[slug]/topics/[id]';
import * as laterTopicPage from '@/pages/forums/[slug]/topics/[id]/comments/[page]';
import * as questionPage from '@/pages/questions/[slug]';
import { setSession, testProvider } from '../api';
import { aVideo } from '../contents/make';
import { aComment, aMember, aTopic } from '../factories';
import { aQuestion } from '../questions/factories';
import { propsOf, textsOf } from '../render';
import { MemoryRouter, Visits } from '../router';

beforeEach(async () => {
  const { services } = await testProvider();
  // The provider's own time, at which its tokens have not expired.
  vi.useFakeTimers({ toFake: ['Date'], now: services.now() });
  const { user, token } = await aMember();
  setSession({ user, accessToken: token, expires: '2030-01-01T00:00:00.000Z' });
});

type Page = Parameters<typeof propsOf>[0];
interface Opened {
  page: Page;
  params: Record<string, string | number>;
}

/** Opens a page inside the whole site; `go` shows another one of it, as a link in the rail does. */
async function openSite(first: Opened) {
  const siteWith = async ({ page, params }: Opened) => {
    const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
    const { props } = await propsOf(page, { path: '/', params: values, locale: 'ko' });
    const pageProps: ComponentProps<typeof App>['pageProps'] = { ...props, ...(await textsOf('ko')) };
    return (
      <MemoryRouter visits={visits} place={place}>
        <App Component={page.default} pageProps={pageProps} router={{ locale: 'ko' } as AppProps['router']} />
      </MemoryRouter>
    );
  };
  const visits = new Visits('/');
  const place = { route: '/', params: {}, locale: 'ko' };
  const { rerender } = render(await siteWith(first));
  return { user: userEvent.setup(), go: async (next: Opened) => rerender(await siteWith(next)) };
}

test.each([
  {
    name: '답변',
    make: async () => ({ page: questionPage, params: { slug: (await aQuestion()).slug } }),
  },
  {
    name: '댓글',
    make: async () => {
      const { forum, id } = await aTopic();
      return { page: topicPage, params: { slug: forum.slug, id } };
    },
  },
])('a text ($name) that is typed for one content is not in the form of the next one', async ({ name, make }) => {
  const [first, second] = [await make(), await make()];
  const { user, go } = await openSite(first);
  await user.type(await screen.findByRole('textbox', { name }), '첫 글에만 맞는 말');
  await go(second);
  expect(await screen.findByRole('textbox', { name })).toHaveValue('');
  await go(first);
  await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveValue('첫 글에만 맞는 말'));
});

test('the other pages of the comments keep the form as it is', async () => {
  const topic = await aTopic();
  const by = await aMember();
  for (const content of Array.from({ length: DEFAULT_PAGE_SIZE + 1 }, (_, number) => `댓글 ${number}`))
    await aComment({ topic, by, content });
  const params = { slug: topic.forum.slug, id: topic.id };
  const { user, go } = await openSite({ page: topicPage, params });
  const form = await screen.findByRole('textbox', { name: '댓글' });
  await user.type(form, '쓰던 말');
  await go({ page: laterTopicPage, params: { ...params, page: 2 } });
  expect(form).toBeVisible();
  expect(form).toHaveValue('쓰던 말');
});

test('a video that is begun does not play the next one', async () => {
  const first = await aVideo({ title: '첫 영상' });
  const second = await aVideo({ title: '다음 영상' });
  const { user, go } = await openSite({ page: videoPage, params: { id: String(first.id) } });
  await user.click(await screen.findByLabelText('‘첫 영상’ 재생'));
  expect(screen.queryByLabelText('‘첫 영상’ 재생')).toBeNull();
  await go({ page: videoPage, params: { id: String(second.id) } });
  expect(await screen.findByLabelText('‘다음 영상’ 재생')).toBeVisible();
});
