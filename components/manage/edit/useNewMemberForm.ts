import { useTranslation } from 'react-i18next';
import { useLazyGetNewMemberLimitsQuery, useSetNewMemberLimitsMutation } from '@/api/managedSettings';
import { NEW_MEMBER_COMMENTS_MAX, NEW_MEMBER_DAYS_MAX, NEW_MEMBER_POSTS_MAX } from '@/contract/constants/settings';
import { managedSettingsSchemas, type NewMemberLimits } from '@/contract/managedSettings';
import { draftTargets } from '@/lib/browser/drafts';
import { typedNumber } from '@/lib/typedNumber';
import { useManagedForm } from './useManagedForm';

const { body } = managedSettingsSchemas.setNewMemberLimits;
const limitsForm = body.extend({
  days: typedNumber(body.shape.days),
  posts_a_day: typedNumber(body.shape.posts_a_day),
  comments_a_day: typedNumber(body.shape.comments_a_day),
});

/** Returns the limits as the values of their form, in which numbers are typed. */
const limitValuesOf = ({ days, posts_a_day, comments_a_day, ...limits }: NewMemberLimits) => ({
  ...limits,
  days: String(days),
  posts_a_day: String(posts_a_day),
  comments_a_day: String(comments_a_day),
});
export type NewMemberValues = ReturnType<typeof limitValuesOf>;

/** Manages the form of what new members may not do yet. */
export function useNewMemberForm(limits: NewMemberLimits) {
  const { t } = useTranslation('campaigns');
  const [set] = useSetNewMemberLimitsMutation();
  const [read] = useLazyGetNewMemberLimitsQuery();
  return useManagedForm(limitsForm, {
    stored: limits,
    empty: limitValuesOf(limits),
    valuesOf: limitValuesOf,
    messages: {
      days: t('form.wrongNumber', { min: 1, max: NEW_MEMBER_DAYS_MAX }),
      posts_a_day: t('form.wrongNumber', { min: 0, max: NEW_MEMBER_POSTS_MAX }),
      comments_a_day: t('form.wrongNumber', { min: 0, max: NEW_MEMBER_COMMENTS_MAX }),
    },
    draft: draftTargets.newMemberLimits,
    scope: 'new-members',
    save: (values) => set(values).unwrap(),
    read: () => read(),
  });
}
