import Link from 'next/link';
import { Trans, useTranslation } from 'react-i18next';
import { useGetLinksQuery } from '@/api/account';
import { Button } from '@/components/ui/Button';
import { Facts, List, ListRow } from '@/components/ui/List';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import type { SocialName } from '@/contract/constants/signIn';
import { paths } from '@/lib/paths';
import styles from './Auth.module.css';
import { useLinkOutcome, useLinks } from './useLinks';

/** Renders the social accounts that a member can sign in by, each to link or to unlink. */
export function SocialLinks({ social }: { social: readonly SocialName[] }) {
  const { t } = useTranslation('auth');
  const { data, isError, isFetching, refetch } = useGetLinksQuery();
  const { link, unlink, busy } = useLinks();
  useLinkOutcome();
  if (!data) return isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={2} />;
  return (
    <>
      <List>
        {social.map((name) => {
          const held = data.results.find(({ provider }) => provider === name);
          const label = t(`links.names.${name}`);
          const isLast = held?.removable === false;
          return (
            <ListRow
              key={name}
              after={
                isLast ? null : (
                  <Button
                    size="small"
                    busy={busy}
                    aria-label={t(held ? 'links.unlinkOf' : 'links.linkOf', { name: label })}
                    onClick={() => (held ? unlink(name) : link(name))}
                  >
                    {t(held ? 'links.unlink' : 'links.link')}
                  </Button>
                )
              }
            >
              {label}
              <Facts>{t(held ? 'links.linked' : 'links.notLinked')}</Facts>
            </ListRow>
          );
        })}
      </List>
      {data.results.some(({ removable }) => !removable) ? (
        <p className={styles.small}>
          <Trans t={t} i18nKey="links.last" components={{ to: <Link href={paths.passwordReset()} /> }} />
        </p>
      ) : null}
    </>
  );
}
