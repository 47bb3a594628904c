import { useTranslation } from 'react-i18next';
import { FloatingLink, floatingButton } from '@/components/ui/Button';
import { PencilIcon } from '@/components/ui/icons';
import { Menu } from '@/components/ui/Menu';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import styles from './Floating.module.css';

/**
 * Renders a phone's button to write, on pages that list more than one kind of content: a member chooses what, a
 * visitor signs in first.
 */
export function WriteLink() {
  const { t } = useTranslation('common');
  const { user } = useMember();
  const icon = <PencilIcon size={1} />;
  const label = t('write.open');
  if (!user) {
    return (
      <FloatingLink href={paths.writeTopic()} prefetch={false} rel="nofollow" icon={icon}>
        {label}
      </FloatingLink>
    );
  }
  return (
    <div className={styles.holder}>
      <Menu
        label={label}
        trigger={
          <>
            {icon}
            <span className="if-room">{label}</span>
          </>
        }
        triggerClassName={floatingButton}
        items={[
          { label: t('write.topic'), href: paths.writeTopic() },
          { label: t('write.question'), href: paths.newQuestion() },
          { label: t('write.post'), href: paths.newPost() },
        ]}
      />
    </div>
  );
}
