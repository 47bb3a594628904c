import { Button } from '@/components/ui/Button';
import { ShareIcon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { Tag } from '@/components/ui/Tag';
import type { Challenge } from '@/contract/challenges';
import { useShare } from '@/hooks/useShare';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './Challenge.module.css';

/** A challenge's picture, what it is called and what it is. */
export function ChallengeHead({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('challenges');
  const share = useShare(challenge.title);
  const { status, type, title, description, image } = challenge;
  return (
    <header className={styles.head}>
      <Picture
        className={styles.cover}
        url={image}
        alt=""
        width={1280}
        height={720}
        sizes="(min-width: 48em) 720px, 100vw"
        eager
      />
      <p className={styles.tags}>
        <Tag tone={status === 'opened' ? 'accent' : 'plain'}>{t(`statuses.${status}`)}</Tag>
        <Tag>{t(`types.${type}`)}</Tag>
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.description}>{description}</p>
      <Button
        size="small"
        className={styles.share}
        icon={<ShareIcon size={1} />}
        onClick={() => void share()}
      >
        {t('share')}
      </Button>
    </header>
  );
}
