import { useTranslation } from 'react-i18next';
import { useChangeIntroductionMutation, useChangeNicknameMutation, useChangeSocialMutation } from '@/api/userWrites';
import { TextField } from '@/components/ui/Field';
import { TextArea } from '@/components/ui/TextArea';
import { INTRODUCTION_MAX, NICKNAME_MAX, SOCIAL_MAX } from '@/contract/constants/common';
import type { Profile } from '@/contract/users';
import { draftTargets } from '@/lib/browser/drafts';
import { AvatarForm } from './AvatarForm';
import {
  introductionDraft,
  introductionForm,
  nicknameDraft,
  nicknameForm,
  socialDraft,
  socialForm,
} from './profileSchemas';
import styles from './Settings.module.css';
import { SettingsForm } from './SettingsForm';
import { useProfileForm } from './useProfileForm';

interface Own {
  profile: Profile;
}

/** Renders the form of the nickname. */
function NicknameForm({ profile: { username, nickname } }: Own) {
  const { t } = useTranslation('users');
  const [change] = useChangeNicknameMutation();
  const form = useProfileForm({
    part: 'nickname',
    target: draftTargets.settings('nickname'),
    draft: nicknameDraft,
    schema: nicknameForm(t),
    initial: { nickname },
    send: (values) => change({ username, ...values }).unwrap(),
  });
  return (
    <SettingsForm form={form} label={t('settings.nickname')} onLeave>
      <TextField
        name="nickname"
        label={t('settings.nickname')}
        hint={t('settings.nicknameHint')}
        error={form.errorOf('nickname')}
        value={form.values.nickname}
        onChange={(event) => form.set({ nickname: event.target.value })}
        maxLength={NICKNAME_MAX}
        autoComplete="nickname"
        required
      />
    </SettingsForm>
  );
}

/** Renders the form of the introduction. */
function IntroductionForm({ profile: { username, introduction } }: Own) {
  const { t } = useTranslation('users');
  const [change] = useChangeIntroductionMutation();
  const form = useProfileForm({
    part: 'introduction',
    target: draftTargets.settings('introduction'),
    draft: introductionDraft,
    schema: introductionForm(t),
    initial: { introduction },
    send: (values) => change({ username, ...values }).unwrap(),
  });
  return (
    <SettingsForm form={form} label={t('settings.introduction')} onLeave>
      <TextArea
        name="introduction"
        label={t('settings.introduction')}
        hint={t('settings.introductionHint', { max: INTRODUCTION_MAX })}
        error={form.errorOf('introduction')}
        value={form.values.introduction}
        onChange={(event) => form.set({ introduction: event.target.value })}
        maxLength={INTRODUCTION_MAX}
      />
    </SettingsForm>
  );
}

const kinds = ['instagram', 'youtube', 'blog'] as const;

/** Renders the form of the links to other sites. */
function SocialForm({ profile: { username, social } }: Own) {
  const { t } = useTranslation('users');
  const [change] = useChangeSocialMutation();
  const { instagram, youtube, blog } = social;
  const form = useProfileForm({
    part: 'social',
    target: draftTargets.settings('social'),
    draft: socialDraft,
    schema: socialForm(t),
    initial: { instagram, youtube, blog },
    send: (values) => change({ username, ...values }).unwrap(),
  });
  return (
    <SettingsForm form={form} label={t('settings.social')} onLeave>
      {kinds.map((kind) => (
        <TextField
          name={kind}
          key={kind}
          label={t(`settings.${kind}`)}
          hint={t(kind === 'blog' ? 'settings.blogHint' : 'settings.socialHint')}
          error={form.errorOf(kind)}
          value={form.values[kind]}
          onChange={(event) => form.set({ [kind]: event.target.value })}
          maxLength={SOCIAL_MAX}
          autoCapitalize="none"
          spellCheck={false}
        />
      ))}
    </SettingsForm>
  );
}

/** Renders what others see of a member; each part is saved once it is left. */
export function ProfileForms({ profile }: Own) {
  return (
    <div className={styles.forms}>
      <AvatarForm profile={profile} />
      <NicknameForm profile={profile} />
      <IntroductionForm profile={profile} />
      <SocialForm profile={profile} />
    </div>
  );
}
