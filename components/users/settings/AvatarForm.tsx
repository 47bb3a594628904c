import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeAvatarMutation } from '@/api/userWrites';
import { useAcceptedPictures } from '@/components/pictures/useAcceptedPictures';
import { Avatar } from '@/components/ui/Avatar';
import { Button } from '@/components/ui/Button';
import { ImageIcon } from '@/components/ui/icons';
import { lazyClient } from '@/components/ui/lazyClient';
import type { Profile } from '@/contract/users';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { imageAccept } from '@/lib/images';
import styles from './Settings.module.css';
import { useProfileChanged } from './useProfileChanged';

const AvatarCropper = lazyClient(() => import('./AvatarCropper').then((it) => it.AvatarCropper));

/** Renders the form of a member's picture: chosen, cropped to a square in the browser, and uploaded. */
export function AvatarForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('users');
  const accepted = useAcceptedPictures();
  const changed = useProfileChanged();
  const [change] = useChangeAvatarMutation();
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const { submit, isSubmitting } = useSubmit({
    call: (picture: Blob) => change({ username: profile.username, picture }).unwrap(),
    failed: t('settings.failed.avatar'),
    onDone({ success, user, reason }) {
      if (!success) return void notify('warning', reason || t('settings.failed.avatar'));
      changed(user);
      setFile(undefined);
      return void notify('success', t('settings.saved.avatar'));
    },
  });

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    // Reset, so that the same picture can be chosen again.
    target.value = '';
    const [picture] = await accepted(chosen);
    if (picture) setFile(picture);
  };
  return (
    <div className={styles.avatar}>
      <Avatar nickname={profile.nickname} src={profile.avatar} size={4} />
      <div>
        <input
          ref={input}
          type="file"
          accept={imageAccept}
          className={styles.file}
          aria-label={t('settings.avatarChoose')}
          tabIndex={-1}
          onChange={(event) => void choose(event)}
        />
        <Button icon={<ImageIcon size={1} />} onClick={() => input.current?.click()}>
          {t('settings.avatarChoose')}
        </Button>
        <p className="fine">{t('settings.avatarHint')}</p>
      </div>
      {file ? (
        <AvatarCropper file={file} busy={isSubmitting} onCut={submit} onClose={() => setFile(undefined)} />
      ) : null}
    </div>
  );
}
