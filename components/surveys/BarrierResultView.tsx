import { useTranslation } from 'react-i18next';
import type { BarrierResult } from '@/contract/surveys';
import { useMember } from '@/hooks/useMember';
import { BarrierGauge } from './BarrierGauge';
import { SaveResult } from './SkinResultView';
import styles from './Surveys.module.css';
import { useBeginning } from './useBeginning';

/** The score from which a barrier counts as medium, and the one from which as good. */
const MIDDLE = 45;
const HIGH = 70;

const levelOf = (score: number) => (score >= HIGH ? 'high' : score >= MIDDLE ? 'middle' : 'low');

/** Renders a barrier result: its score and advice. */
export function BarrierResultView({ result }: { result: BarrierResult }) {
  const { t } = useTranslation('surveys');
  const { isLogin } = useMember();
  const part = useBeginning<HTMLElement>(result.id);
  const { score, confidence } = result;
  return (
    <section ref={part} className={styles.result} aria-labelledby="result">
      <p className={styles.code}>{t('barrierResult.title')}</p>
      {score === null ? (
        <h1 id="result" tabIndex={-1} className={styles.name}>
          {t('barrierResult.unknown')}
        </h1>
      ) : (
        <>
          <h1 id="result" tabIndex={-1} className={styles.name}>
            {t(`barrierResult.level.${levelOf(score)}`)}
          </h1>
          <BarrierGauge score={score} />
          <p className="small">{t('result.confidence', { confidence })}</p>
          <p className={styles.line}>{t(`barrierResult.care.${levelOf(score)}`)}</p>
        </>
      )}
      <SaveResult isMember={isLogin} />
      <p className="small">{t('notDiagnosis')}</p>
    </section>
  );
}
