import * as postPage from '@/pages/posts/[id]';
import { call } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

/** Creates a post through the API. */
export async function aPost({ by, ...body }: { by?: TestMember; title?: string; content?: string } = {}) {
  const author = by ?? (await aMember());
  const texts = { title: '겨울 보습', content: '<h2>순서</h2><p>세안 뒤 삼 분 안에 발라요.</p>' };
  const answer = await call('POST', 'posts/', { token: author.token, body: { ...texts, ...body } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const { id }: { id: number } = answer.body;
  return { id, author };
}

/** Opens a post's page as a visitor, or as `member`. */
export async function openPost({
  post,
  member,
  locale,
}: {
  post?: Awaited<ReturnType<typeof aPost>>;
  member?: TestMember;
  locale?: 'ko' | 'en';
} = {}) {
  const shown = post ?? (await aPost());
  const page = await renderPage(postPage, { route: '/posts/[id]', params: { id: shown.id }, member, locale });
  return { post: shown, ...page };
}
