import { useTranslation } from 'react-i18next';
import { useChangeIntroductionMutation, useChangeNicknameMutation, useChangeSocialMutation } from '@/api/userWrites';
import { TextField } from '@/components/ui/Field';
import { TextArea } from '@/components/ui/TextArea';
import { text } from '@/contract/common';
import { INTRODUCTION_MAX, NICKNAME_MAX, NICKNAME_MIN, SOCIAL_MAX, socialKinds } from '@/contract/constants/common';
import { type Profile, profileSchemas, socialShape } from '@/contract/users';
import { draftTargets } from '@/lib/browser/drafts';
import { AvatarForm } from './AvatarForm';
import { HiddenProfile } from './HiddenProfile';
import styles from './Settings.module.css';
import { SettingsForm } from './SettingsForm';
import { useProfileForm } from './useProfileForm';

const { changeNickname, changeIntroduction, changeSocial } = profileSchemas;
// The calls take any text, of which the provider checks more than its length.
const nicknameForm = changeNickname.body.extend({ nickname: text(NICKNAME_MAX, NICKNAME_MIN) });
const introductionForm = changeIntroduction.body.extend({ introduction: text(INTRODUCTION_MAX, 0) });
const socialForm = changeSocial.body.extend(socialShape(text(SOCIAL_MAX, 0)));

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
    schema: nicknameForm,
    initial: { nickname },
    messages: { nickname: t('settings.nicknameInvalid', { min: NICKNAME_MIN, max: NICKNAME_MAX }) },
    send: (values) => change({ username, ...values }).unwrap(),
  });
  return (
    <SettingsForm form={form} label={t('settings.nickname')} onLeave>
      <TextField
        label={t('settings.nickname')}
        hint={t('settings.nicknameHint')}
        limit={NICKNAME_MAX}
        autoComplete="nickname"
        required
        {...form.field('nickname')}
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
    schema: introductionForm,
    initial: { introduction },
    send: (values) => change({ username, ...values }).unwrap(),
  });
  return (
    <SettingsForm form={form} label={t('settings.introduction')} onLeave>
      <TextArea
        label={t('settings.introduction')}
        hint={t('settings.introductionHint', { max: INTRODUCTION_MAX })}
        limit={INTRODUCTION_MAX}
        {...form.field('introduction')}
      />
    </SettingsForm>
  );
}

/** Renders the form of the links to other sites. */
function SocialForm({ profile: { username, social } }: Own) {
  const { t } = useTranslation('users');
  const [change] = useChangeSocialMutation();
  const form = useProfileForm({
    part: 'social',
    target: draftTargets.settings('social'),
    schema: socialForm,
    initial: social,
    send: (values) => change({ username, ...values }).unwrap(),
  });
  return (
    <SettingsForm form={form} label={t('settings.social')} onLeave>
      {socialKinds.map((kind) => (
        <TextField
          key={kind}
          label={t(`settings.${kind}`)}
          hint={t(kind === 'blog' ? 'settings.blogHint' : 'settings.socialHint')}
          limit={SOCIAL_MAX}
          autoCapitalize="none"
          spellCheck={false}
          {...form.field(kind)}
        />
      ))}
    </SettingsForm>
  );
}

/** Renders what others see of a member; each part is saved once it is left. */
export function ProfileForms({ profile }: Own) {
  return (
    <div className={styles.forms}>
      {profile.hidden ? <HiddenProfile /> : null}
      <AvatarForm profile={profile} />
      <NicknameForm profile={profile} />
      <IntroductionForm profile={profile} />
      <SocialForm profile={profile} />
    </div>
  );
}
