import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { ChevronLeftIcon } from '@/components/ui/icons';
import { ProgressBar } from '@/components/ui/ProgressBar';
import styles from './Surveys.module.css';
import type { Answers } from './useAnswers';
import { useBeginning } from './useBeginning';

const VALUES = [1, 2, 3, 4] as const;

/**
 * Wraps a click handler so that the second click of a double click is ignored; it would answer the next item
 * unread.
 */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act();
};

/** Renders one item, its four answers and "모름"; going back loses no answer. */
export function Question({
  id,
  at,
  total,
  chosen,
  onAnswer,
  onBack,
}: {
  id: string;
  /** From 0. */
  at: number;
  total: number;
  /** The answer of an earlier turn; null is "모름". */
  chosen: Answers[string] | undefined;
  onAnswer: (value: Answers[string]) => void;
  onBack: () => void;
}) {
  const { t } = useTranslation('surveys');
  const part = useBeginning<HTMLElement>(id);

  return (
    <section ref={part} className={styles.question}>
      <ProgressBar value={at / total} label={t('progress', { at: at + 1, total })} />
      <p className="small">{t('progress', { at: at + 1, total })}</p>
      <h2 tabIndex={-1} className={styles.item}>
        {t(`item.${id as 'oil1'}`)}
      </h2>
      <fieldset className="stack-3">
        <legend className="visually-hidden">{t('choose')}</legend>
        {VALUES.map((value) => (
          <button
            key={value}
            type="button"
            className={clsx(styles.answer, chosen === value && styles.chosen)}
            aria-pressed={chosen === value}
            onClick={once(() => onAnswer(value))}
          >
            {t(`answers.${value}`)}
          </button>
        ))}
        <button
          type="button"
          className={clsx(styles.answer, styles.unknown, chosen === null && styles.chosen)}
          aria-pressed={chosen === null}
          onClick={once(() => onAnswer(null))}
        >
          {t('answers.unknown')}
        </button>
      </fieldset>
      {at > 0 ? (
        <Button variant="quiet" icon={<ChevronLeftIcon size={1} />} onClick={onBack}>
          {t('back')}
        </Button>
      ) : null}
    </section>
  );
}
