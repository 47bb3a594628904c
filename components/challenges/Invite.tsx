import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteOrigin } from '@/components/layout/SiteOrigin';
import { Button } from '@/components/ui/Button';
import { LinkIcon, ShareIcon } from '@/components/ui/icons';
import { lazyClient } from '@/components/ui/lazyClient';
import type { ChallengeGroup } from '@/contract/challenges';
import { useCopy } from '@/hooks/useCopy';
import { useShare } from '@/hooks/useShare';
import { inLanguage } from '@/lib/pathLanguage';
import { paths } from '@/lib/paths';
import styles from './Invite.module.css';

const QrCode = lazyClient(() => import('@/components/ui/QrCode').then((it) => it.QrCode));

/** Renders the ways to invite friends to a group: the code, the link to share, the QR code. */
export function Invite({ group }: { group: ChallengeGroup }) {
  const { t, i18n } = useTranslation('participants');
  const address = useSiteOrigin() + inLanguage(paths.invite(group.invite_code), i18n.language);
  const copy = useCopy();
  const share = useShare(t('invite.shareTitle', { title: group.challenge.title }), address);
  const left = group.size - group.member_count;
  const [showsCode, setShowsCode] = useState(false);
  return (
    <section aria-labelledby="invite" className={styles.invite}>
      <h2 id="invite" className="heading">
        {t('invite.title')}
      </h2>
      <p className="aside">{left > 0 ? t('invite.lead', { count: left }) : t('invite.full')}</p>
      <dl className={styles.parts}>
        <dt className="small">{t('invite.code')}</dt>
        <dd className={styles.code}>{group.invite_code}</dd>
        <dt className="small">{t('invite.link')}</dt>
        <dd className={styles.link}>{address}</dd>
      </dl>
      <div className="row-2">
        <Button variant="primary" icon={<ShareIcon size={1} />} onClick={() => void share()}>
          {t('invite.share')}
        </Button>
        <Button icon={<LinkIcon size={1} />} onClick={() => void copy(address)}>
          {t('invite.copy')}
        </Button>
        <Button aria-expanded={showsCode} onClick={() => setShowsCode((shown) => !shown)}>
          {t(showsCode ? 'invite.hideQr' : 'invite.showQr')}
        </Button>
      </div>
      {showsCode ? (
        <div className={styles.qr}>
          <QrCode address={address} label={t('invite.qr')} />
        </div>
      ) : null}
    </section>
  );
}
