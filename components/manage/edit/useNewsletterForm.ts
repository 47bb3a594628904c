import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useCreateNewsletterMutation,
  useLazyGetNewsletterQuery,
  useUpdateNewsletterMutation,
} from '@/api/managedNewsletters';
import { hasContent } from '@/components/article/editor/hasContent';
import { POST_CONTENT_MAX } from '@/contract/constants/common';
import { audienceDays, NEWSLETTER_SUBJECT_MAX } from '@/contract/constants/newsletters';
import { marketingTopics } from '@/contract/constants/participation';
import type { NewsletterBody, NewsletterDetail } from '@/contract/managedNewsletters';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';
import { callFailureOf, fieldErrors } from '@/lib/rejections';

const newsletterDraft = z.object({
  subject: z.string(),
  content: z.string(),
  locale: z.enum(['ko', 'en']),
  topic: z.enum(marketingTopics),
  audience_locale: z.enum(['', 'ko', 'en']),
  active_days: z.string(),
  skin_types: z.array(z.string()),
  version: z.number(),
});
export type NewsletterValues = z.infer<typeof newsletterDraft>;

const newsletterForm = (t: TFunction<'manage'>, posts: TFunction<'posts'>) =>
  z.extend(newsletterDraft, {
    subject: z
      .string()
      .check(
        z.typed(),
        z.atLeast(1, t('newsletter.missing')),
        z.atMost(NEWSLETTER_SUBJECT_MAX, t('newsletter.tooLong', { max: NEWSLETTER_SUBJECT_MAX })),
      ),
    content: z
      .string()
      .check(
        z.refine(hasContent, posts('editor.contentMissing')),
        z.maxLength(POST_CONTENT_MAX, posts('editor.contentLong')),
      ),
  });

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
export const newsletterValuesOf = ({
  subject,
  content,
  locale,
  topic,
  audience,
  version,
}: NewsletterDetail): NewsletterValues => ({
  subject,
  content,
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

/**
 * Manages the form of a newsletter that is a draft, or of a new one. A change over another operator's is rejected:
 * `conflict` is then what they stored, until the operator has chosen.
 */
export function useNewsletterForm(newsletter: NewsletterDetail | undefined, onCreated: (id: number) => void) {
  const { t } = useTranslation('manage');
  const { t: posts } = useTranslation('posts');
  const initial = newsletter ? newsletterValuesOf(newsletter) : initialNewsletter;
  const form = useSchemaForm(newsletterForm(t, posts), initial, { isCalm: true });
  const draft = useFormDraft(
    { ...form, initial },
    draftTargets.managedNewsletter(newsletter?.id ?? 0),
    newsletterDraft,
  );
  const [conflict, setConflict] = useState<NewsletterDetail>();
  /** How often the whole form was replaced, so that the editor begins with the new text. */
  const [round, setRound] = useState(0);
  const [create] = useCreateNewsletterMutation();
  const [update] = useUpdateNewsletterMutation();
  const [read] = useLazyGetNewsletterQuery();
  const replace = (stored: NewsletterDetail) => {
    form.begin(newsletterValuesOf(stored));
    setRound((before) => before + 1);
    setConflict(undefined);
  };
  const { submit, isSubmitting } = useSubmit({
    scope: newsletter ? undefined : 'newsletter',
    call: (values: NewsletterValues, idempotencyKey) =>
      (newsletter
        ? update({ id: newsletter.id, ...bodyOf(values), version: values.version })
        : create({ ...bodyOf(values), idempotencyKey })
      ).unwrap(),
    failed: t('newsletter.failed'),
    dropDraft: draft.drop,
    onDone(stored) {
      // The values of the form of a new newsletter stay what was sent: others would be stored as the next one's draft.
      if (!newsletter) return onCreated(stored.id);
      replace(stored);
      void notify('success', t('newsletter.saved'));
    },
    onFailure(failure) {
      const errors = fieldErrors(failure);
      if (Object.keys(errors).length > 0) {
        form.setFieldErrors(errors);
        return true;
      }
      if (!newsletter || callFailureOf(failure).body?.code !== 'edit_conflict') return false;
      void read({ id: newsletter.id }).then(({ data }) =>
        data ? setConflict(data) : notify('error', t('newsletter.failed')),
      );
      return true;
    },
  });
  return {
    form: form.form,
    values: form.values,
    errors: form.errors,
    change: form.change,
    draft,
    round: `${draft.round}:${round}`,
    isChanged: JSON.stringify(form.values) !== JSON.stringify(initial),
    isSubmitting,
    conflict,
    send: () => void form.submit(submit),
    saveMine: () => void (conflict && submit({ ...form.values, version: conflict.version })),
    takeTheirs: () => conflict && replace(conflict),
    closeConflict: () => setConflict(undefined),
  };
}
