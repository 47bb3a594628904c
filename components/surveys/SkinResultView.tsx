import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Seo } from '@/components/layout/Seo';
import { LinkButton } from '@/components/ui/Button';
import type { SkinResult } from '@/contract/surveys';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import { ShareType } from './ShareType';
import { SkinFigure } from './SkinFigure';
import styles from './Surveys.module.css';
import { TypeCard } from './TypeCard';
import { TypeFriends } from './TypeFriends';
import { useBeginning } from './useBeginning';

/**
 * Renders a skin-type result as a page of its own, revealed: its drawing and name, the radar, care advice, and
 * the next steps, and below the name `children`. A reader who came to compare with a friend goes on to the comparison.
 */
export function SkinResultView({ result, children }: { result: SkinResult; children?: ReactNode }) {
  const { t } = useTranslation('surveys');
  const { t: skin } = useTranslation('skin');
  const { isLogin } = useMember();
  const { with: friend } = useRouter().query;
  const part = useBeginning<HTMLElement>(result.id);
  const low = result.low.map((axis) => skin(`axis.${axis as 'oil'}`)).join(', ');
  const name = skin(`name.${result.type as 'YMSJ'}`);
  return (
    <section ref={part} className={styles.result} aria-labelledby="type">
      <Seo path={paths.survey(result.kind)} title={t('result.heading', { name })} />
      <TypeCard code={result.type} label={t('hub.mine', { code: result.type })} heading="h1" revealed>
        <div className="row-2">
          {friend ? (
            <LinkButton href={paths.compareSkin(String(friend))} variant="primary">
              {t('compare.go')}
            </LinkButton>
          ) : null}
          <ShareType code={result.type} quiet={!!friend} />
          <LinkButton href={paths.skin(result.type)}>{t('result.page')}</LinkButton>
        </div>
      </TypeCard>
      {children}
      <SkinFigure result={result} />
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
        <h2 id="care" className={styles.heading}>
          {t('result.care')}
        </h2>
        <ul className={styles.tips}>
          {result.axes.map(({ axis, letter }) => (
            <li key={axis}>{skin(`tip.${letter as 'Y'}`)}</li>
          ))}
        </ul>
      </section>
      <TypeFriends code={result.type} />
      <section aria-labelledby="next">
        <h2 id="next" className={styles.heading}>
          {t('next.title')}
        </h2>
        <div className="row-2">
          <LinkButton href={`${paths.skin(result.type)}#theirs`}>{t('next.posts')}</LinkButton>
          <LinkButton href={paths.challenges()}>{t('next.challenges')}</LinkButton>
          {result.kind === 'skin-type' ? (
            <LinkButton href={paths.survey('skin-type-test')}>{t('kinds.skin-type-test.title')}</LinkButton>
          ) : null}
        </div>
      </section>
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
        <LinkButton href={paths.settings('privacy')} size="small">
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
