import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { GrainLine } from '@/components/ui/GrainLine';
import type { Mission } from '@/contract/missions';
import { formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { answerText } from './submissionValues';
import styles from './Task.module.css';

/** Renders a completed mission: its reward, the answer, and the explanation. */
export function Done({ mission }: { mission: Mission }) {
  const { t } = useTranslation('missions');
  const { reward, kind, explanation } = mission;
  const text = answerText(mission);
  return (
    <div className={styles.done}>
      <GrainLine />
      <h3>{t('done.title')}</h3>
      <p>{t('done.earned', { points: formatInteger(reward.point), xp: formatInteger(reward.xp) })}</p>
      <LinkButton size="small" href={paths.points()} prefetch={false}>
        {t('done.toPoints')}
      </LinkButton>
      <dl className={styles.answered}>
        {text ? (
          <div>
            <dt className="aside">{t(kind === 'quiz' || kind === 'answer' ? 'done.right' : 'done.mine')}</dt>
            <dd>{text}</dd>
          </div>
        ) : null}
        {explanation ? (
          <div>
            <dt className="aside">{t('done.why')}</dt>
            <dd>{explanation}</dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}
