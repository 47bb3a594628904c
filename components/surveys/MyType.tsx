import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import type { SkinResult } from '@/contract/surveys';
import { useMember } from '@/hooks/useMember';
import { useOwnPage } from '@/hooks/useOwnPage';
import { paths } from '@/lib/paths';
import { PictureFan } from './PictureFan';
import { ShareType } from './ShareType';
import { SkinFigure } from './SkinFigure';
import styles from './Surveys.module.css';
import { TypeCard } from './TypeCard';
import { useOwnResult } from './useOwnResult';

/** Renders the newest result of the member or visitor with its scores; without one, the way to it. */
export function MyType() {
  const { result, isKnown } = useOwnResult();
  const { isLogin } = useMember();
  const isOwn = useOwnPage(paths.surveys(), isLogin && isKnown ? result !== undefined : undefined);
  return <div className={styles.mine}>{result ? <OwnType result={result} /> : isOwn ? <Waiting /> : <Invite />}</div>;
}

/** Renders the place of a type that is still loaded. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton shape="banner" />
      <Skeleton shape="title" />
      <Skeleton />
    </div>
  );
}

/** Renders the way to a first result. */
function Invite() {
  const { t } = useTranslation('surveys');
  return (
    <section aria-labelledby="find" className={styles.invite}>
      <PictureFan />
      <h2 id="find" className={styles.prompt}>
        {t('hub.invite')}
      </h2>
      <p className="soft">{t('hub.inviteBody')}</p>
      <LinkButton href={paths.survey('skin-type')} variant="primary">
        {t('hub.start')}
      </LinkButton>
    </section>
  );
}

/** Renders a result with its scores. */
function OwnType({ result }: { result: SkinResult }) {
  const { t } = useTranslation('surveys');
  return (
    <section aria-label={t('result.title')} className={styles.own}>
      <TypeCard code={result.type} label={t('hub.mine', { code: result.type })}>
        <div className="row-2">
          <ShareType code={result.type} />
          <LinkButton href={paths.survey('skin-type-test')}>{t('hub.again')}</LinkButton>
          <LinkButton href={paths.skin(result.type)} variant="quiet">
            {t('result.page')}
          </LinkButton>
        </div>
      </TypeCard>
      <SkinFigure result={result} />
    </section>
  );
}
