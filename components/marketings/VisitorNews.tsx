import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { ConsentBox } from '@/components/users/ConsentBox';
import { useKeptDraft } from '@/hooks/useDraft';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { draftTargets } from '@/lib/browser/drafts';
import styles from './Marketings.module.css';
import { TopicBoxes } from './TopicBoxes';
import { firstWish, isWish, useNews } from './useNews';

/**
 * The form of whoever has no session: their address counts once they open the link mailed to it. What is
 * typed outlives a reload, for the visit alone.
 */
export function VisitorNews({ source }: { source: string }) {
  const { t } = useTranslation('marketings');
  const form = useNews({ source, attendee: null, asksAddress: true });
  const address = useRef<HTMLInputElement>(null);
  useKeptDraft({
    target: useDraftTarget(draftTargets.letter),
    // What has been sent need not stay.
    value: form.mailedTo ? firstWish : form.wish,
    initial: firstWish,
    isValue: isWish,
    // Its tick was for the text that was shown then.
    onFound: ({ email, topics }) => form.change({ email, topics }),
  });

  // What was typed before the page was awake counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once
  useEffect(() => {
    if (address.current?.value) form.change({ email: address.current.value });
  }, []);
  if (form.mailedTo) {
    return (
      <div className={styles.mailed} role="status">
        <h2>{t('visitor.mailed')}</h2>
        <p>{t('visitor.mailedBody', { email: form.mailedTo })}</p>
        <Button onClick={form.again}>{t('visitor.again')}</Button>
      </div>
    );
  }
  return (
    <form
      ref={form.form}
      className={styles.form}
      aria-label={t('form')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.send();
      }}
    >
      <TextField
        label={t('visitor.email')}
        hint={t('visitor.emailHint')}
        error={form.errorOf('email')}
        value={form.wish.email}
        onChange={(event) => form.change({ email: event.target.value })}
        ref={address}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <TopicBoxes
        chosen={form.wish.topics}
        onChange={(topics) => form.change({ topics })}
        error={form.errorOf('topics')}
      />
      <ConsentBox
        kind="marketing"
        agreed={form.wish.agreed}
        onAgree={(agreed) => form.change({ agreed })}
        error={form.errorOf('consent')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('visitor.send')}
        </Button>
      </div>
    </form>
  );
}
