import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import type { SkinResult } from '@/contract/surveys';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import { ShareType } from './ShareType';
import { SkinFigure } from './SkinFigure';
import styles from './Surveys.module.css';
import { useBeginning } from './useBeginning';

/** Renders a skin-type result: its name, the radar, each axis with its confidence, and care advice. */
export function SkinResultView({ result }: { result: SkinResult }) {
  const { t } = useTranslation('surveys');
  const { t: skin } = useTranslation('skin');
  const { isLogin } = useMember();
  const part = useBeginning<HTMLElement>(result.id);
  const code = result.type as 'YMSJ';
  const low = result.low.map((axis) => skin(`axis.${axis as 'oil'}`)).join(', ');
  return (
    <section ref={part} className={styles.result} aria-labelledby="result">
      <p className={styles.code}>{result.type}</p>
      <h2 id="result" tabIndex={-1} className={styles.name}>
        {skin(`name.${code}`)}
      </h2>
      <p className={styles.line}>{skin(`line.${code}`)}</p>
      <SkinFigure axes={result.axes} />
      {result.low.length > 0 && result.kind !== 'skin-type' ? (
        <div className={styles.note}>
          <p>
            <strong>{t('result.unsure')}</strong> {t('result.unsureBody', { axes: low })}
          </p>
          <LinkButton href={paths.survey('skin-type-upgrade')} size="small">
            {t('kinds.skin-type-upgrade.title')}
          </LinkButton>
        </div>
      ) : null}
      <SaveResult isMember={isLogin} />
      <section aria-labelledby="care">
        <h3 id="care">{t('result.care')}</h3>
        <ul className={styles.tips}>
          {result.axes.map(({ axis, letter }) => (
            <li key={axis}>{skin(`tip.${letter as 'Y'}`)}</li>
          ))}
        </ul>
      </section>
      <div className="row-3">
        <LinkButton href={paths.skin(result.type)} variant="primary">
          {t('result.page')}
        </LinkButton>
        <ShareType code={result.type} />
      </div>
      <p className="small">{t('notDiagnosis')}</p>
    </section>
  );
}

/** Renders where a result is saved: a member's privately, a visitor's until they sign up. */
export function SaveResult({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation('surveys');
  return (
    <div className={styles.note}>
      <p>{isMember ? t('result.private') : t('result.save')}</p>
      {isMember ? (
        <LinkButton href={paths.settings()} size="small">
          {t('result.settings')}
        </LinkButton>
      ) : (
        <LinkButton href={paths.signUp({ callbackUrl: paths.surveys() })} size="small">
          {t('result.join')}
        </LinkButton>
      )}
    </div>
  );
}
