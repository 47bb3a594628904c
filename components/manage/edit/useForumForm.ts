import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useCreateForumMutation, useLazyGetManagedForumQuery, useUpdateForumMutation } from '@/api/managedForums';
import {
  FORUM_DESCRIPTION_MAX,
  FORUM_NAME_MAX,
  FORUM_SLUG,
  FORUM_SLUG_MAX,
  forumWriters,
} from '@/contract/constants/forums';
import type { ManagedForum, ManagedTerm } from '@/contract/managedForums';
import { composeText, fits, hasVisible } from '@/contract/typedText';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';
import { useConflict } from './useConflict';

const draftTerms = z.array(z.object({ slug: z.string(), name: z.string(), name_en: z.string() }));
const forumDraft = z.object({
  slug: z.string(),
  name: z.string(),
  name_en: z.string(),
  description: z.string(),
  description_en: z.string(),
  writers: z.enum(forumWriters),
  archived: z.boolean(),
  categories: draftTerms,
  tags: draftTerms,
  version: z.number(),
});
export type ForumValues = z.infer<typeof forumDraft>;

const isSlug = (slug: string) => FORUM_SLUG.test(slug) && slug.length <= FORUM_SLUG_MAX;
const isNamed = (text: string) => hasVisible(text) && fits(composeText(text), FORUM_NAME_MAX);
const areTerms = (terms: ManagedTerm[]) =>
  terms.every((term) => isSlug(term.slug) && isNamed(term.name) && isNamed(term.name_en)) &&
  new Set(terms.map(({ slug }) => slug)).size === terms.length;

const forumForm = (t: TFunction<'manage'>) => {
  const text = (max: number) =>
    z.string().check(z.typed(), z.atLeast(1, t('forum.missing')), z.atMost(max, t('forum.tooLong', { max })));
  const terms = draftTerms.check(z.refine(areTerms, t('terms.invalid')));
  return z.extend(forumDraft, {
    slug: z.string().check(z.refine(isSlug, t('forum.slugHint'))),
    name: text(FORUM_NAME_MAX),
    name_en: text(FORUM_NAME_MAX),
    description: text(FORUM_DESCRIPTION_MAX),
    description_en: text(FORUM_DESCRIPTION_MAX),
    categories: terms,
    tags: terms,
  });
};

const initialForum: ForumValues = {
  slug: '',
  name: '',
  name_en: '',
  description: '',
  description_en: '',
  writers: 'members',
  archived: false,
  categories: [],
  tags: [],
  version: 0,
};

/** Returns a stored forum as the values of its form. */
export const forumValuesOf = ({
  archived_at: at,
  topic_count: _,
  last_topic_at: __,
  ...forum
}: ManagedForum): ForumValues => ({
  ...forum,
  archived: at !== null,
});

/** Manages the form of a forum, or of a new one. A change over another operator's is rejected with a `conflict`. */
export function useForumForm(forum: ManagedForum | undefined, onCreated: (slug: string) => void) {
  const { t } = useTranslation('manage');
  const initial = forum ? forumValuesOf(forum) : initialForum;
  const form = useSchemaForm(forumForm(t), initial, { isCalm: true });
  const draft = useFormDraft({ ...form, initial }, draftTargets.managedForum(forum?.slug ?? ''), forumDraft);
  const conflict = useConflict<ManagedForum, ForumValues>(form, { valuesOf: forumValuesOf, failed: t('forum.failed') });
  const [create] = useCreateForumMutation();
  const [update] = useUpdateForumMutation();
  const [read] = useLazyGetManagedForumQuery();
  const { submit, isSubmitting } = useSubmit({
    scope: forum ? undefined : 'forum',
    call: ({ slug, version, archived, ...body }: ForumValues, idempotencyKey) =>
      (forum ? update({ slug, ...body, archived, version }) : create({ slug, ...body, idempotencyKey })).unwrap(),
    failed: t('forum.failed'),
    dropDraft: draft.drop,
    onDone(stored) {
      conflict.close();
      // The values of the form of a new forum stay what was sent: others would be stored as the next one's draft.
      if (!forum) return onCreated(stored.slug);
      form.begin(forumValuesOf(stored));
      void notify('success', t('forum.saved'));
    },
    onFailure: (failure, { slug }) => conflict.show(failure, () => read({ slug })),
  });
  return {
    form: form.form,
    values: form.values,
    errors: form.errors,
    change: form.change,
    draft,
    isSubmitting,
    conflict,
    send: () => void form.submit(submit),
    saveMine: () => void (conflict.conflict && submit({ ...form.values, version: conflict.conflict.version })),
  };
}
