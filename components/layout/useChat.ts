import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import { publicEnv } from '@/lib/env.public';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';

export const isChatConfigured = publicEnv.channelPluginKey !== '';

/**
 * Opens Channel.io's chat, which is loaded at the first tap; without a plugin key it leads to the
 * support page, which says so. `opened` is true from then on: the widget has a button of its own.
 */
export function useChat() {
  const router = useRouter();
  const { t, i18n } = useTranslation('common');
  const [state, setState] = useState<'idle' | 'opening' | 'opened'>('idle');

  const failed = () => {
    setState('idle');
    void notify('warning', t('support.failed'));
  };
  const open = async () => {
    if (!isChatConfigured) {
      await router.push(paths.support());
      return;
    }
    setState('opening');
    try {
      const { openChat } = await import('./openChat');
      openChat(i18n.language, failed);
      setState('opened');
    } catch {
      failed();
    }
  };

  return { open, opening: state === 'opening', opened: state === 'opened' };
}
