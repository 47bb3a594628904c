import { useTranslation } from 'react-i18next';
import { useCreateForumMutation, useLazyGetManagedForumQuery, useUpdateForumMutation } from '@/api/managedForums';
import { type ManagedForum, managedForumSchemas } from '@/contract/managedForums';
import * as z from '@/contract/zod';
import { draftTargets } from '@/lib/browser/drafts';
import { useManagedForm } from './useManagedForm';

const forumForm = z.object({
  ...managedForumSchemas.createForum.body.shape,
  archived: z.boolean(),
  version: z.number(),
});
export type ForumValues = z.infer<typeof forumForm>;

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
const forumValuesOf = ({
  archived_at: at,
  topic_count: _,
  last_topic_at: __,
  moderators: ___,
  ...forum
}: ManagedForum): ForumValues => ({
  ...forum,
  archived: at !== null,
});

/** Manages the form of a forum, or of a new one. */
export function useForumForm(forum: ManagedForum | undefined, onCreated: (slug: string) => void) {
  const { t } = useTranslation('manage');
  const [create] = useCreateForumMutation();
  const [update] = useUpdateForumMutation();
  const [read] = useLazyGetManagedForumQuery();
  const missing = t('forum.missing');
  return useManagedForm(forumForm, {
    stored: forum,
    empty: initialForum,
    valuesOf: forumValuesOf,
    messages: {
      slug: t('forum.slugHint'),
      name: missing,
      name_en: missing,
      description: missing,
      description_en: missing,
      categories: t('terms.invalid'),
      tags: t('terms.invalid'),
    },
    draft: draftTargets.managedForum(forum?.slug ?? ''),
    scope: 'forum',
    save: ({ slug, version, archived, ...body }, idempotencyKey) =>
      (forum ? update({ slug, ...body, archived, version }) : create({ slug, ...body, idempotencyKey })).unwrap(),
    read: ({ slug }) => read({ slug }),
    onStored: ({ slug }) => forum || onCreated(slug),
    texts: { failed: t('forum.failed'), saved: t('forum.saved') },
  });
}
