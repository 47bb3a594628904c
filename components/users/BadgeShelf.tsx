import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '@/components/ui/List';
import type { Badge } from '@/contract/badges';
import { paths } from '@/lib/paths';
import { BadgePicture } from './BadgePicture';
import styles from './Badges.module.css';

/** Renders a member's badges in a row, each with a tooltip and an accessible name. */
export function BadgeShelf({ badges }: { badges: Badge[] }) {
  const { t } = useTranslation('members');
  if (badges.length === 0) return null;
  return (
    <section aria-labelledby="badges">
      <SectionHead id="badges" title={t('profile.badges')}>
        <Link href={paths.badges()} prefetch={false} className="way">
          {t('profile.badgesAll')}
        </Link>
      </SectionHead>
      <ul className={styles.shelf}>
        {badges.map((badge) => (
          <li key={badge.id} title={`${badge.name} · ${badge.description}`}>
            <BadgePicture code={badge.code} size="small" />
            <span className="visually-hidden">{badge.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
