import { useTranslation } from 'react-i18next';
import type { Profile } from '@/contract/users';
import styles from '../Profile.module.css';
import { AccountForm } from './AccountForm';
import { AvatarForm } from './AvatarForm';
import { DeliveryForm } from './DeliveryForm';
import { PrivacyForm } from './PrivacyForm';
import { IntroductionForm, NicknameForm, SocialForm } from './ProfileForms';
import lines from './Settings.module.css';

/** Renders the sections of the settings for the profile, privacy and personal data. */
export function OwnSettings({ profile }: { profile: Profile }) {
  const { t } = useTranslation('users');
  return (
    <>
      <section className={styles.section} aria-labelledby="profile">
        <h2 id="profile">{t('settings.profile')}</h2>
        <p className="aside">{t('settings.profileLead')}</p>
        <div className={lines.forms}>
          <AvatarForm profile={profile} />
          <NicknameForm profile={profile} />
          <IntroductionForm profile={profile} />
          <SocialForm profile={profile} />
        </div>
      </section>
      <section className={styles.section} aria-labelledby="privacy">
        <h2 id="privacy">{t('settings.privacy')}</h2>
        <PrivacyForm profile={profile} />
      </section>
      <section className={styles.section} aria-labelledby="details">
        <h2 id="details">{t('settings.details')}</h2>
        <p className="aside">{t('settings.detailsLead')}</p>
        <AccountForm profile={profile} />
      </section>
      <section className={styles.section} aria-labelledby="delivery">
        <h2 id="delivery">{t('settings.delivery')}</h2>
        <p className="aside">{t('settings.deliveryLead')}</p>
        <DeliveryForm profile={profile} />
      </section>
    </>
  );
}
