import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeginLinkMutation, useUnlinkMutation } from '@/api/account';
import type { SocialName } from '@/contract/constants/signIn';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { inLanguage } from '@/lib/callbackUrl';
import { paths } from '@/lib/paths';

const outcomes = { done: 'success', taken: 'warning', failed: 'warning' } as const;

/** Reports how a link ended, once: the address names it when the social provider leads back. */
export function useLinkOutcome(): void {
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
export function useLinks() {
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
