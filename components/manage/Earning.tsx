import { useTranslation } from 'react-i18next';
import { useGetEarningRulesQuery } from '@/api/managedSettings';
import type { ShownField } from '@/components/article/ConflictSheet';
import { Loaded } from '@/components/ui/Loaded';
import { NumberField } from '@/components/ui/NumberField';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { type EarningField, earningFields, earningMax, earningMin } from '@/contract/constants/settings';
import type { EarningRules } from '@/contract/managedSettings';
import { formatInteger } from '@/lib/numbers';
import fields from './Challenges.module.css';
import { type EarningValues, useEarningForm } from './edit/useEarningForm';
import styles from './Manage.module.css';
import { SettingsForm } from './SettingsForm';

/** The numbers of the form by what they are of. */
const groups = {
  welcome: ['welcome_point', 'welcome_xp', 'welcome_heart'],
  written: ['written_point', 'written_xp', 'writes_a_day'],
  comment: ['comment_point', 'comment_xp', 'comments_a_day'],
  liked: ['liked_xp'],
  skinTest: ['skin_test_point', 'skin_test_xp'],
  hearts: ['hearts_a_day'],
} as const satisfies Record<string, readonly EarningField[]>;
const groupNames = Object.keys(groups) as (keyof typeof groups)[];

/** Renders the form of what members earn. */
export function Earning() {
  return (
    <Loaded answer={useGetEarningRulesQuery()} loading={<SkeletonRows rows={6} />}>
      {(rules) => <EarningForm rules={rules} />}
    </Loaded>
  );
}

function EarningForm({ rules }: { rules: EarningRules }) {
  const { t } = useTranslation('manage');
  const { t: moderation } = useTranslation('moderation');
  const edit = useEarningForm(rules);
  const { values, errors, change } = edit;
  const fieldsOf = (shown: EarningValues): ShownField[] =>
    earningFields.map((name) => ({ label: moderation(`log.fields.${name}`), value: shown[name] }));
  return (
    <SettingsForm of="earning" edit={edit} fieldsOf={fieldsOf}>
      {groupNames.map((group) => (
        <fieldset key={group} className={fields.group}>
          <legend>{t(`earning.groups.${group}`)}</legend>
          <div className={styles.pair}>
            {groups[group].map((name) => (
              <NumberField
                key={name}
                name={name}
                label={t(`earning.fields.${name}`)}
                hint={t('earning.bounds', { min: earningMin(name), max: formatInteger(earningMax[name]) })}
                value={values[name]}
                error={errors[name]}
                onTyped={(typed) => change({ [name]: typed })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </SettingsForm>
  );
}
