import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { GrainLine } from '@/components/ui/GrainLine';
import { Reveal } from '@/components/ui/Reveal';
import { useAppSelector } from '@/hooks/redux';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import styles from './HomeRail.module.css';

/** Renders the home page's side column: an invitation for visitors, and the sections of other areas. */
export function HomeRail({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['home', 'common']);
  const { isLogin } = useMember();
  const isVisitor = useAppSelector((state) => state.user.session.status === 'unauthenticated');
  return (
    <div className={styles.rail}>
      {isLogin ? null : (
        <Reveal>
          <section className={styles.join} data-known={isVisitor || undefined}>
            <GrainLine className={styles.grain} />
            <h2 className="heading">{t('home:joinTitle')}</h2>
            <p className={styles.body}>{t('home:joinBody')}</p>
            <LinkButton href={paths.signUp()} variant="primary" full prefetch={false}>
              {t('common:nav.signUp')}
            </LinkButton>
          </section>
        </Reveal>
      )}
      {children}
    </div>
  );
}
