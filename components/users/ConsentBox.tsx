import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/components/ui/Checkbox';
import { type ConsentKind, consentVersions } from '@/contract/constants/common';
import styles from './Personal.module.css';

/**
 * Renders the consent of a form: the data collected, purpose, retention, the right to refuse, and the
 * checkbox. The page loads the texts `personal`; the provider stores `consentVersions[kind]` and the time.
 */
export function ConsentBox({
  kind,
  items,
  agreed,
  onAgree,
  error,
}: {
  kind: ConsentKind;
  /** The items of the consent, where they differ by form. */
  items?: string;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  error?: string;
}) {
  const { t } = useTranslation('personal');
  const title = useId();
  return (
    <section className={styles.consent} aria-labelledby={title}>
      <p id={title} className={styles.title}>
        {t(`consent.${kind}.title`)}
      </p>
      <dl className={styles.terms}>
        {(['items', 'purpose', 'term', 'right'] as const).map((part) => (
          <div key={part}>
            <dt>{t(`consent.${part}`)}</dt>
            <dd>{(part === 'items' && items) || t(`consent.${kind}.${part}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="fine">{t('consent.version', { version: consentVersions[kind] })}</p>
      <Checkbox checked={agreed} onChange={(event) => onAgree(event.target.checked)} error={error}>
        {t(`consent.${kind}.agree`)}
      </Checkbox>
    </section>
  );
}
