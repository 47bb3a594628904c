import { LinkButton } from '@/components/ui/Button';
import { GrainLine } from '@/components/ui/GrainLine';
import { Reveal } from '@/components/ui/Reveal';
import type { Main } from '@/contract/home';
import { useMember } from '@/hooks/useMember';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import styles from './HomeRail.module.css';
import { isShown } from './homeTypes';
import { Rankings } from './Rankings';

/** Beside the home page's column: an invitation to visitors, and who was liked this week. */
export function HomeRail({ main, types }: { main: Main; types: readonly string[] }) {
  const { t } = useTranslation(['home', 'common']);
  const { isLogin } = useMember();
  return (
    <div className={styles.rail}>
      {isLogin ? null : (
        <Reveal>
          <section className={styles.join}>
            <GrainLine className={styles.grain} />
            <h2 className={styles.title}>{t('home:joinTitle')}</h2>
            <p className={styles.body}>{t('home:joinBody')}</p>
            <LinkButton href={paths.signUp()} variant="primary" full prefetch={false}>
              {t('common:nav.signUp')}
            </LinkButton>
          </section>
        </Reveal>
      )}
      {isShown('rankings', types) ? <Rankings rankings={main.rankings} /> : null}
    </div>
  );
}
