import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeginLinkMutation, useGetLinksQuery, useUnlinkMutation } from '@/api/account';
import { Button } from '@/components/ui/Button';
import { Facts, List, ListRow } from '@/components/ui/List';
import { Loaded } from '@/components/ui/Loaded';
import { Sheet } from '@/components/ui/Sheet';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { linkSchemas } from '@/contract/auth';
import type { SocialName } from '@/contract/constants/signIn';
import type { Profile } from '@/contract/users';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { inLanguage } from '@/lib/pathLanguage';
import { paths } from '@/lib/paths';
import { loadSignIn } from './enter';
import { SetPassword } from './SetPassword';
import { OwnPassword } from './security/OwnPassword';
import { useAuthForm } from './useAuthForm';

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

/** Returns the function that links a social account by leaving to its provider with a key of this session. */
function useLeaveToLink() {
  const { locale = 'ko' } = useRouter();
  const [begin] = useBeginLinkMutation();
  return async (name: SocialName, password?: string) => {
    const { key } = await begin({ password }).unwrap();
    const signIn = await loadSignIn();
    await signIn(name, { callbackUrl: inLanguage(paths.settings('links'), locale), link: key });
  };
}

/** Renders the sheet in which a member with a password types it before an account is linked. */
function LinkSheet({ name, onClose }: { name: SocialName; onClose: () => void }) {
  const { t } = useTranslation('auth');
  const leave = useLeaveToLink();
  const form = useAuthForm(
    linkSchemas.beginLink.body.required(),
    { password: '' },
    {
      messages: { password: t('missing.password') },
      call: ({ password }) => leave(name, password),
      texts: () => ({ rejected: t('links.failed'), unavailable: t('links.failed') }),
    },
  );
  return (
    <Sheet open onClose={onClose} title={t('links.linkOf', { name: t(`links.names.${name}`) })}>
      <OwnPassword form={form}>
        <p className="aside">{t('links.passwordLead')}</p>
      </OwnPassword>
    </Sheet>
  );
}

/** Links a social account, after the password where there is one, or unlinks it. */
function useLinks(needsPassword: boolean) {
  const { t } = useTranslation('auth');
  const [unlink] = useUnlinkMutation();
  const [asking, setAsking] = useState<SocialName>();
  const linking = useSubmit({ call: useLeaveToLink(), failed: t('links.failed') });
  const ending = useSubmit({
    call: (name: SocialName) => unlink({ provider: name }).unwrap(),
    failed: t('links.unlinkFailed'),
    onDone: () => notify('success', t('links.unlinked')),
  });
  return {
    link: (name: SocialName) => (needsPassword ? setAsking(name) : void linking.submit(name)),
    sheet: asking ? <LinkSheet name={asking} onClose={() => setAsking(undefined)} /> : null,
    unlink: (name: SocialName) => void ending.submit(name),
    busy: linking.isSubmitting || ending.isSubmitting,
  };
}

/** Renders the social accounts that a member can sign in by, each to link or to unlink. */
export function SocialLinks({ profile, social }: { profile: Profile; social: readonly SocialName[] }) {
  const { t } = useTranslation('auth');
  const answer = useGetLinksQuery();
  const { link, sheet, unlink, busy } = useLinks(answer.data?.needs_password ?? true);
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
          {sheet}
          {data.results.some(({ removable }) => !removable) ? (
            <SetPassword profile={profile} reason="links.last" />
          ) : null}
        </>
      )}
    </Loaded>
  );
}
