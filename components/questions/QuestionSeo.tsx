import { useTranslation } from 'react-i18next';
import type { QuestionWithoutComments } from '@/api/questions';
import { Seo } from '@/components/layout/Seo';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import { numbered, paths } from '@/lib/paths';
import { sharePicture } from '@/lib/sharePicture';
import { questionData } from './questionData';

/** Renders the metadata of a question for search engines and shared links. */
export function QuestionSeo({ question, page }: { question: QuestionWithoutComments; page: number }) {
  const { t } = useTranslation('questions');
  const { t: common } = useTranslation('common');
  const site = useSiteAddress();
  const { title, slug } = question;
  return (
    <Seo
      title={page === 1 ? title : common('list.titlePage', { title, page })}
      description={question.excerpt}
      path={paths.question(slug, numbered(page))}
      image={sharePicture('question', slug, site.language)}
      type="article"
      noindex={question.status !== 'published' || question.collapsed}
      jsonLd={questionData(question, { site, listName: t('title') })}
    />
  );
}
