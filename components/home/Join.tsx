import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { GrainLine } from '@/components/ui/GrainLine';
import { Reveal } from '@/components/ui/Reveal';
import { useAppSelector } from '@/hooks/redux';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import styles from './Join.module.css';

/** Returns whether a visitor is invited to sign up, and whether the reader is known to be one. */
function useInvitation() {
  const { isLogin } = useMember();
  const isVisitor = useAppSelector(({ user }) => user.session.status === 'unauthenticated');
  return { isInvited: !isLogin, known: isVisitor || undefined };
}

function SignUp({ full }: { full?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <LinkButton href={paths.signUp()} variant="primary" size={full ? 'medium' : 'small'} full={full} prefetch={false}>
      {t('nav.signUp')}
    </LinkButton>
  );
}

/** Renders a visitor's invitation to sign up in one line, where the page has no side column. */
export function JoinLine() {
  const { t } = useTranslation('home');
  const { isInvited, known } = useInvitation();
  if (!isInvited) return null;
  return (
    <p className={styles.line} data-known={known}>
      {t('joinTitle')}
      <SignUp />
    </p>
  );
}

/** Renders a visitor's invitation to sign up in the side column. */
export function JoinCard() {
  const { t } = useTranslation('home');
  const { isInvited, known } = useInvitation();
  if (!isInvited) return null;
  return (
    <Reveal>
      <section className={styles.card} data-known={known}>
        <GrainLine className={styles.grain} />
        <h2 className="heading">{t('joinTitle')}</h2>
        <p className={styles.body}>{t('joinBody')}</p>
        <SignUp full />
      </section>
    </Reveal>
  );
}
