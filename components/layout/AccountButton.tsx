import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/Avatar';
import { LinkButton } from '@/components/ui/Button';
import { useAppSelector } from '@/hooks/redux';
import { useShownMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import styles from './AccountButton.module.css';

/** Renders the sign-in link of a visitor, who returns to `path`, or a member's link to their own pages. */
export function AccountButton({ path }: { path: string }) {
  const { t } = useTranslation('common');
  const user = useShownMember();
  const isVisitor = useAppSelector((state) => state.user.session.status === 'unauthenticated');
  if (!user) {
    return (
      <LinkButton
        href={paths.signIn({ callbackUrl: path })}
        variant="primary"
        size="small"
        prefetch={false}
        rel="nofollow"
        className={styles.signIn}
        data-known={isVisitor || undefined}
      >
        {t('nav.signIn')}
      </LinkButton>
    );
  }
  return (
    <Link href={paths.me()} prefetch={false} className={styles.me} aria-label={t('nav.account')}>
      <Avatar nickname={user.nickname} src={user.avatar} />
    </Link>
  );
}
