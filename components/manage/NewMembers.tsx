import { useTranslation } from 'react-i18next';
import { useGetNewMemberLimitsQuery } from '@/api/managedSettings';
import type { ShownField } from '@/components/article/ConflictSheet';
import { Checkbox } from '@/components/ui/Checkbox';
import { Loaded } from '@/components/ui/Loaded';
import { NumberField } from '@/components/ui/NumberField';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { NEW_MEMBER_COMMENTS_MAX, NEW_MEMBER_DAYS_MAX, NEW_MEMBER_POSTS_MAX } from '@/contract/constants/settings';
import type { NewMemberLimits } from '@/contract/managedSettings';
import { type NewMemberValues, useNewMemberForm } from './edit/useNewMemberForm';
import { SettingsForm } from './SettingsForm';

/** Renders the form of what new members may not do yet. */
export function NewMembers() {
  return (
    <Loaded answer={useGetNewMemberLimitsQuery()} loading={<SkeletonRows rows={4} />}>
      {(limits) => <NewMemberForm limits={limits} />}
    </Loaded>
  );
}

/** The numbers of the form, each with the highest. */
const numbers = {
  days: NEW_MEMBER_DAYS_MAX,
  posts_a_day: NEW_MEMBER_POSTS_MAX,
  comments_a_day: NEW_MEMBER_COMMENTS_MAX,
} as const;

function NewMemberForm({ limits }: { limits: NewMemberLimits }) {
  const { t } = useTranslation('manage');
  const { t: moderation } = useTranslation('moderation');
  const edit = useNewMemberForm(limits);
  const { values, errors, change } = edit;
  const number = (name: keyof typeof numbers) => (
    <NumberField
      name={name}
      label={t(`newMembers.${name}`)}
      hint={t(`newMembers.hints.${name}`, { max: numbers[name] })}
      value={values[name]}
      error={errors[name]}
      onTyped={(typed) => change({ [name]: typed })}
    />
  );
  const box = (name: 'enabled' | 'links' | 'pictures') => (
    <Checkbox name={name} checked={values[name]} onChange={(event) => change({ [name]: event.target.checked })}>
      {t(`newMembers.${name}`)}
    </Checkbox>
  );
  const fieldsOf = (shown: NewMemberValues): ShownField[] =>
    (['enabled', 'days', 'links', 'pictures', 'posts_a_day', 'comments_a_day'] as const).map((name) => {
      const value = shown[name];
      const text = typeof value === 'boolean' ? moderation(value ? 'log.values.yes' : 'log.values.no') : value;
      return { label: t(`newMembers.${name}`), value: text };
    });
  return (
    <SettingsForm of="newMembers" edit={edit} fieldsOf={fieldsOf}>
      {box('enabled')}
      {number('days')}
      <div>
        {box('links')}
        {box('pictures')}
      </div>
      {number('posts_a_day')}
      {number('comments_a_day')}
    </SettingsForm>
  );
}
