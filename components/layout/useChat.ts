import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useMember } from '@/hooks/useMember';
import { useTranslation } from '@/hooks/useTranslation';
import { publicEnv } from '@/lib/env.public';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { chatOwner, setChatState, useChatState } from './chatState';

export const isChatConfigured = publicEnv.channelPluginKey !== '';

/**
 * Opens Channel.io's chat, which is loaded at the first tap; without a plugin key it leads to the
 * support page, which says so. `opened` is true from then on: the widget has a button of its own. A
 * widget that does not start is reported by a toast and can be tried again.
 */
export function useChat() {
  const router = useRouter();
  const { t, i18n } = useTranslation('common');
  const { user } = useMember();
  const state = useChatState();
  const username = user?.username ?? '';

  useEffect(() => {
    if (state !== 'opened' || chatOwner() === username) return;
    setChatState('idle');
    void import('./openChat').then(({ closeChat }) => closeChat());
  }, [state, username]);

  const open = async () => {
    if (!isChatConfigured) {
      await router.push(paths.support());
      return;
    }
    setChatState('opening', username);
    try {
      const { openChat } = await import('./openChat');
      await openChat(i18n.language, user);
      setChatState('opened', username);
    } catch {
      setChatState('idle');
      await notify('warning', t('support.failed'));
    }
  };

  return { open, opening: state === 'opening', opened: state === 'opened' };
}
