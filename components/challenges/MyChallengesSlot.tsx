import { useTranslation } from 'react-i18next';
import { lazyClient } from '@/components/ui/lazyClient';
import { MemberSlot } from '@/components/ui/MemberSlot';
import { MoreLink } from '@/components/ui/MoreLink';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import styles from './MyChallenges.module.css';

/** Loaded for members only. */
const MyChallenges = lazyClient(() => import('./MyChallenges').then((it) => it.MyChallenges));

/** Renders the member's link to all of their own challenges, beside the list's title. */
export function MyChallengesLink() {
  const { t } = useTranslation('challenges');
  const { user } = useMember();
  return (
    <MemberSlot className={styles.link}>
      <MoreLink href={paths.userChallenges(user?.username ?? '')}>{t('mine.title')}</MoreLink>
    </MemberSlot>
  );
}

/** Renders the place of the member's own challenges, above all of them. */
export function MyChallengesSlot() {
  return (
    <MemberSlot className={styles.slot}>
      <MyChallenges />
    </MemberSlot>
  );
}
