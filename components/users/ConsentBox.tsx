import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/components/ui/Checkbox';
import type { FieldName } from '@/components/ui/Field';
import { type ConsentKind, consentVersions } from '@/contract/constants/common';
import styles from './Personal.module.css';

interface ConsentProps extends FieldName {
  kind: ConsentKind;
  /** The items of the consent, where they differ by form. */
  items?: string;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  error?: string;
}

/**
 * Renders the consent of a form: the data collected, purpose, retention, the right to refuse, and the
 * checkbox. The page loads the texts `personal`; the provider stores `consentVersions[kind]` and the time.
 */
export function ConsentBox({ items, ...agreement }: ConsentProps) {
  const { t } = useTranslation('personal');
  const title = useId();
  const { kind } = agreement;
  return (
    <section className={styles.consent} aria-labelledby={title}>
      <p id={title} className={styles.title}>
        {t(`consent.${kind}.title`)}
      </p>
      <Terms kind={kind} items={items} />
      <Agreement {...agreement} />
    </section>
  );
}

/** Renders the consent of a form as one line with its checkbox; the text is unfolded below it. */
export function ConsentLine({ items, ...agreement }: ConsentProps) {
  const { t } = useTranslation('personal');
  const { kind } = agreement;
  return (
    <div className={styles.line}>
      <Agreement {...agreement} />
      <details>
        <summary className={styles.title}>{t(`consent.${kind}.title`)}</summary>
        <div className={styles.consent}>
          <Terms kind={kind} items={items} />
        </div>
      </details>
    </div>
  );
}

function Agreement({ name, kind, agreed, onAgree, error }: Omit<ConsentProps, 'items'>) {
  const { t } = useTranslation('personal');
  return (
    <Checkbox name={name} checked={agreed} onChange={(event) => onAgree(event.target.checked)} error={error}>
      {t(`consent.${kind}.agree`)}
    </Checkbox>
  );
}

function Terms({ kind, items }: Pick<ConsentProps, 'kind' | 'items'>) {
  const { t } = useTranslation('personal');
  return (
    <>
      <dl className={styles.terms}>
        {(['items', 'purpose', 'term', 'right'] as const).map((part) => (
          <div key={part}>
            <dt>{t(`consent.${part}`)}</dt>
            <dd>{(part === 'items' && items) || t(`consent.${kind}.${part}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="fine">{t('consent.version', { version: consentVersions[kind] })}</p>
    </>
  );
}
