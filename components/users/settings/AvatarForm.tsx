import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeAvatarMutation } from '@/api/userWrites';
import { Avatar } from '@/components/ui/Avatar';
import { Button } from '@/components/ui/Button';
import { ImageIcon } from '@/components/ui/icons';
import { lazyClient } from '@/components/ui/lazyClient';
import { imageTypes, UPLOAD_MAX_BYTES } from '@/contract/constants/common';
import type { Profile } from '@/contract/users';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import styles from './Settings.module.css';
import { useProfileChanged } from './useProfileChanged';

const AvatarCropper = lazyClient(() => import('./AvatarCropper').then((it) => it.AvatarCropper));

/** Renders the form of a member's picture: chosen, cropped to a square in the browser, and uploaded. */
export function AvatarForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('users');
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

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    // Reset, so that the same picture can be chosen again.
    event.target.value = '';
    if (!chosen) return;
    if (!imageTypes.some((type) => type === chosen.type)) {
      void notify('warning', t('settings.avatarType'));
    } else if (chosen.size > UPLOAD_MAX_BYTES) void notify('warning', t('settings.avatarSize'));
    else setFile(chosen);
  };
  return (
    <div className={styles.avatar}>
      <Avatar nickname={profile.nickname} src={profile.avatar} size={4} />
      <div>
        <input
          ref={input}
          type="file"
          accept={imageTypes.join(',')}
          className={styles.file}
          aria-label={t('settings.avatarChoose')}
          tabIndex={-1}
          onChange={choose}
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
