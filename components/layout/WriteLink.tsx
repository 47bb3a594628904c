import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { PencilIcon } from '@/components/ui/icons';
import { Menu } from '@/components/ui/Menu';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import styles from './TabBar.module.css';

/**
 * Renders the button to write at the end of the phone's tab bar: to the form at `href`, without one a member chooses
 * what, and a visitor signs in first. Beside the bar and not in it, so that its menu lies over everything.
 */
export function WriteLink({ href }: { href?: string }) {
  const { t } = useTranslation('common');
  const { user } = useMember();
  const icon = <PencilIcon />;
  const label = t('write.open');
  if (href || !user) {
    return (
      <Link
        href={href ?? paths.writeTopic()}
        prefetch={false}
        rel="nofollow"
        className={styles.write}
        aria-label={label}
        title={label}
      >
        {icon}
      </Link>
    );
  }
  return (
    <div className={styles.holder}>
      <Menu
        label={label}
        trigger={icon}
        triggerClassName={styles.write}
        items={[
          { label: t('write.topic'), href: paths.writeTopic() },
          { label: t('write.question'), href: paths.newQuestion() },
          { label: t('write.post'), href: paths.newPost() },
        ]}
      />
    </div>
  );
}
