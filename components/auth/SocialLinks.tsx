import Link from 'next/link';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useBeginLinkMutation, useGetLinksQuery, useUnlinkMutation } from '@/api/account';
import { Button } from '@/components/ui/Button';
import { Facts, List, ListRow } from '@/components/ui/List';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import type { SocialName } from '@/contract/constants/signIn';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { inLanguage } from '@/lib/callbackUrl';
import { paths } from '@/lib/paths';
import styles from './Auth.module.css';

const outcomes = { done: 'success', taken: 'warning', failed: 'warning' } as const;

/** Reports how a link ended, once: the address names it when the social provider leads back. */
function useLinkOutcome(): void {
  const { t } = useTranslation('auth');
  const { query, isReady, replace } = useRouter();
  const outcome = (['done', 'taken', 'failed'] as const).find((it) => it === query.link);
  useEffect(() => {
    if (!isReady || !outcome) return;
    void notify(outcomes[outcome], t(`links.${outcome}`));
    void replace(paths.settings('links'), undefined, { shallow: true });
  }, [isReady, outcome, replace, t]);
}

/** Links a social account by leaving to its provider with a key of this session, or unlinks it. */
function useLinks() {
  const { t } = useTranslation('auth');
  const { locale = 'ko' } = useRouter();
  const [begin] = useBeginLinkMutation();
  const [unlink] = useUnlinkMutation();
  const linking = useSubmit({
    async call(name: SocialName) {
      const { key } = await begin().unwrap();
      const { signIn } = await import('next-auth/react');
      await signIn(name, { callbackUrl: inLanguage(paths.settings('links'), locale), link: key });
    },
    failed: t('links.failed'),
  });
  const ending = useSubmit({
    call: (name: SocialName) => unlink({ provider: name }).unwrap(),
    failed: t('links.unlinkFailed'),
    onDone: () => notify('success', t('links.unlinked')),
  });
  return {
    link: (name: SocialName) => void linking.submit(name),
    unlink: (name: SocialName) => void ending.submit(name),
    busy: linking.isSubmitting || ending.isSubmitting,
  };
}

/** Renders the social accounts that a member can sign in by, each to link or to unlink. */
export function SocialLinks({ social }: { social: readonly SocialName[] }) {
  const { t } = useTranslation('auth');
  const answer = useGetLinksQuery();
  const { link, unlink, busy } = useLinks();
  useLinkOutcome();
  return (
    <Loaded answer={answer} loading={<SkeletonRows rows={2} />}>
      {(data) => (
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
      )}
    </Loaded>
  );
}
