import { useTranslation } from 'react-i18next';
import { useGetAudienceQuery } from '@/api/managedNewsletters';
import { Chip } from '@/components/ui/Chips';
import { Legend, Select } from '@/components/ui/Field';
import { audienceDays } from '@/contract/constants/newsletters';
import { skinTypes } from '@/contract/skin';
import { useMember } from '@/hooks/useMember';
import { formatInteger } from '@/lib/numbers';
import { audienceQueryOf } from '../audienceQuery';
import manage from '../Manage.module.css';
import styles from '../Newsletters.module.css';
import { audienceOf, type NewsletterValues } from './useNewsletterForm';

/** Renders the choice of a newsletter's recipients, with their number as it is now. */
export function AudienceFields({
  values,
  onChange,
}: {
  values: NewsletterValues;
  onChange: (part: Partial<NewsletterValues>) => void;
}) {
  const { t } = useTranslation('manage');
  const { skin_types: chosen } = values;
  // The page's own data comes with it; this call needs the session.
  const { isLogin } = useMember();
  const { currentData, isError } = useGetAudienceQuery(
    audienceQueryOf({ topic: values.topic, audience: audienceOf(values) }),
    { refetchOnMountOrArgChange: true, skip: !isLogin },
  );
  const toggle = (type: string) =>
    onChange({ skin_types: skinTypes.filter((it) => (it === type) !== chosen.includes(it)) });
  const counted = currentData
    ? t('newsletter.count', { count: currentData.count, found: formatInteger(currentData.count) })
    : t('newsletter.counting');
  return (
    <fieldset>
      <Legend>{t('newsletter.audience')}</Legend>
      <div className={styles.audience}>
        <p className="fine">{t('newsletter.audienceHint')}</p>
        <div className={manage.pair}>
          <Select
            name="audience_locale"
            label={t('newsletter.audience_locale')}
            value={values.audience_locale}
            onChange={(event) =>
              onChange({ audience_locale: event.target.value as NewsletterValues['audience_locale'] })
            }
          >
            {(['', 'ko', 'en'] as const).map((locale) => (
              <option key={locale} value={locale}>
                {t(`newsletter.languages.${locale || 'any'}`)}
              </option>
            ))}
          </Select>
          <Select
            name="active_days"
            label={t('newsletter.active_days')}
            value={values.active_days}
            onChange={(event) => onChange({ active_days: event.target.value })}
          >
            <option value="">{t('newsletter.anyActivity')}</option>
            {audienceDays.map((days) => (
              <option key={days} value={days}>
                {t('newsletter.activeWithin', { days: formatInteger(days) })}
              </option>
            ))}
          </Select>
        </div>
        <details className={manage.details} open={chosen.length > 0 || undefined}>
          <summary>
            {chosen.length > 0 ? t('newsletter.typesChosen', { types: chosen.join(', ') }) : t('newsletter.types')}
          </summary>
          <div className={styles.types}>
            {skinTypes.map((type) => (
              <Chip key={type} selected={chosen.includes(type)} onClick={() => toggle(type)}>
                {type}
              </Chip>
            ))}
          </div>
        </details>
        <p className={styles.count} role="status">
          {isError ? t('newsletter.countFailed') : counted}
        </p>
      </div>
    </fieldset>
  );
}
