import Link from 'next/link';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { MailIcon } from '@/components/ui/icons';
import { paths } from '@/lib/paths';
import styles from './Auth.module.css';
import { FormNotice } from './FormNotice';
import { useWayIn } from './useWayIn';

export interface WaysIn {
  social: ('kakao' | 'naver')[];
  emailLink: boolean;
}

/** The social providers and the mailed link, where they are configured. */
export function OtherWaysIn({ ways, callbackPath }: { ways: WaysIn; callbackPath: string }) {
  const { t } = useTranslation('auth');
  const { leave, mailLink, busy, sent, error } = useWayIn(callbackPath);
  if (ways.social.length === 0 && !ways.emailLink) return null;
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t('signIn.or')}</p>
      {ways.social.map((name) => (
        <Button key={name} full busy={busy === name} onClick={() => leave(name)}>
          {t(`signIn.${name}`)}
        </Button>
      ))}
      {ways.emailLink ? (
        <details open={sent || error !== '' || undefined}>
          <summary className={styles.small}>{t('signIn.linkOpen')}</summary>
          <form method="post" className={styles.form} onSubmit={mailLink}>
            <TextField
              label={t('signIn.linkEmail')}
              hint={t('signIn.linkHint')}
              name="email"
              type="email"
              autoComplete="email"
              required
            />
            {sent ? <FormNotice>{t('signIn.linkSent')}</FormNotice> : null}
            {error ? <FormNotice warning>{error}</FormNotice> : null}
            <Button type="submit" full busy={busy === 'email'} icon={<MailIcon size={1} />}>
              {t('signIn.linkSubmit')}
            </Button>
          </form>
        </details>
      ) : null}
      <p className={styles.fine}>
        <Trans
          t={t}
          i18nKey="signIn.terms"
          components={{
            terms: <Link href={paths.terms()} />,
            privacy: <Link href={paths.privacy()} />,
          }}
        />
      </p>
    </div>
  );
}
