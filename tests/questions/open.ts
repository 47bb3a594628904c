import * as questionPage from '@/pages/questions/[slug]';
import type { TestMember } from '../factories';
import { renderPage } from '../render';
import { aQuestion, type TestQuestion } from './factories';

/** Opens a question's page as a visitor, or as `member`. */
export async function openQuestion({
  question,
  member,
  locale,
}: {
  question?: TestQuestion;
  member?: TestMember;
  locale?: 'ko' | 'en';
} = {}) {
  const shown = question ?? (await aQuestion());
  const page = await renderPage(questionPage, {
    route: '/questions/[slug]',
    params: { slug: shown.slug },
    member,
    locale,
  });
  return { question: shown, ...page };
}
