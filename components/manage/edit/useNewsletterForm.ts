import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  useCreateNewsletterMutation,
  useLazyGetNewsletterQuery,
  useUpdateNewsletterMutation,
} from '@/api/managedNewsletters';
import { contentProblem } from '@/components/article/editor/contentProblem';
import { audienceDays } from '@/contract/constants/newsletters';
import { managedNewsletterSchemas, type NewsletterBody, type NewsletterDetail } from '@/contract/managedNewsletters';
import { writtenArticle } from '@/contract/writtenArticle';
import * as z from '@/contract/zod';
import { draftTargets } from '@/lib/browser/drafts';
import { withProblems } from '@/lib/withProblems';
import { useManagedForm } from './useManagedForm';

const { subject, locale, topic } = managedNewsletterSchemas.createNewsletter.body.shape;
const newsletterValues = z.object({
  ...{ subject, locale, topic },
  content: z.string(),
  audience_locale: z.enum(['', ...locale.options]),
  active_days: z.string(),
  skin_types: z.array(z.string()),
  version: z.number(),
});
export type NewsletterValues = z.infer<typeof newsletterValues>;

const newsletterForm = (posts: TFunction<'posts'>) =>
  withProblems(newsletterValues, ({ content }) => ({ content: contentProblem(posts, content) }));

const initialNewsletter: NewsletterValues = {
  subject: '',
  content: '',
  locale: 'ko',
  topic: 'digest',
  audience_locale: '',
  active_days: '',
  skin_types: [],
  version: 0,
};

/** Returns a stored newsletter as the values of its form. */
const newsletterValuesOf = ({
  subject,
  content,
  locale,
  topic,
  audience,
  version,
}: NewsletterDetail): NewsletterValues => ({
  subject,
  content: writtenArticle(content),
  locale,
  topic,
  audience_locale: audience.locale ?? '',
  active_days: String(audience.active_days ?? ''),
  skin_types: audience.skin_types,
  version,
});

/** Returns the recipients that the values of the form choose. */
export const audienceOf = ({
  audience_locale: locale,
  active_days: days,
  skin_types,
}: Pick<NewsletterValues, 'audience_locale' | 'active_days' | 'skin_types'>): NewsletterBody['audience'] => ({
  locale: locale || null,
  active_days: audienceDays.find((it) => String(it) === days) ?? null,
  skin_types,
});

const bodyOf = ({ subject, content, locale, topic, ...audience }: NewsletterValues): NewsletterBody => ({
  subject,
  content,
  locale,
  topic,
  audience: audienceOf(audience),
});

/** Manages the form of a newsletter that is a draft, or of a new one. */
export function useNewsletterForm(newsletter: NewsletterDetail | undefined, onCreated: (id: number) => void) {
  const { t } = useTranslation('manage');
  const { t: posts } = useTranslation('posts');
  const [create] = useCreateNewsletterMutation();
  const [update] = useUpdateNewsletterMutation();
  const [read] = useLazyGetNewsletterQuery();
  return useManagedForm(newsletterForm(posts), {
    stored: newsletter,
    empty: initialNewsletter,
    valuesOf: newsletterValuesOf,
    messages: { subject: t('newsletter.missing') },
    draft: draftTargets.managedNewsletter(newsletter?.id ?? 0),
    scope: 'newsletter',
    save: (values, idempotencyKey) =>
      (newsletter
        ? update({ id: newsletter.id, ...bodyOf(values), version: values.version })
        : create({ ...bodyOf(values), idempotencyKey })
      ).unwrap(),
    read: ({ id }) => read({ id }),
    onStored: ({ id }) => newsletter || onCreated(id),
    texts: { failed: t('newsletter.failed'), saved: t('newsletter.saved') },
  });
}
