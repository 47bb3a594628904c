import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { SectionHead } from '@/components/ui/List';
import { MoreLink } from '@/components/ui/MoreLink';
import type { OwnChallenge } from '@/contract/activity';
import { paths } from '@/lib/paths';
import { OwnChallenges } from './OwnChallenges';
import styles from './TodaySection.module.css';

/** Renders the member's challenges of today, or an invitation to one. */
export function TodaySection({ challenges }: { challenges: readonly OwnChallenge[] }) {
  const { t } = useTranslation(['activity', 'common']);
  return (
    <section aria-labelledby="today">
      <SectionHead id="today" title={t('challenges.title')}>
        <MoreLink href={paths.challenges()} of={t('challenges.title')}>
          {t('common:action.more')}
        </MoreLink>
      </SectionHead>
      {challenges.length > 0 ? (
        <OwnChallenges challenges={challenges} />
      ) : (
        <div className={styles.empty}>
          <p className="soft">{t('challenges.empty')}</p>
          <LinkButton href={paths.challenges()} size="small" prefetch={false}>
            {t('challenges.find')}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
