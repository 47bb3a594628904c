import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/components/ui/Checkbox';
import { Legend } from '@/components/ui/Field';
import { type MarketingTopic, marketingTopics } from '@/contract/constants/participation';
import styles from './Marketings.module.css';

/** Renders the newsletter topics as checkboxes. */
export function TopicBoxes({
  chosen,
  onChange,
  error,
}: {
  chosen: readonly MarketingTopic[];
  onChange: (chosen: MarketingTopic[]) => void;
  error?: string;
}) {
  const { t } = useTranslation('marketings');
  return (
    <fieldset>
      <Legend>{t('topics.label')}</Legend>
      {marketingTopics.map((topic) => (
        <Checkbox
          name="topics"
          key={topic}
          checked={chosen.includes(topic)}
          onChange={(event) =>
            onChange(marketingTopics.filter((one) => (one === topic ? event.target.checked : chosen.includes(one))))
          }
        >
          <span className={styles.topic}>
            <span>{t(`topics.${topic}.name`)}</span>
            <span className="fine">{t(`topics.${topic}.about`)}</span>
          </span>
        </Checkbox>
      ))}
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
