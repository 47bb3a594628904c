import { useTranslation } from 'react-i18next';
import { useChangeAccountMutation } from '@/api/userWrites';
import { Select, TextField } from '@/components/ui/Field';
import { DELIVERY_MAX, genders } from '@/contract/constants/common';
import { digitsOf } from '@/contract/typedCode';
import type { Profile } from '@/contract/users';
import { draftTargets } from '@/lib/browser/drafts';
import { ConsentBox } from '../ConsentBox';
import { accountDraft, accountForm } from './profileSchemas';
import { SettingsForm } from './SettingsForm';
import { useProfileForm } from './useProfileForm';

/** Renders the form of a member's private data, which needs a consent of its own. */
export function AccountForm({ profile: { username, account } }: { profile: Profile }) {
  const { t } = useTranslation(['users', 'personal']);
  const [change] = useChangeAccountMutation();
  const { phone, birthYear, gender } = account ?? { phone: '', birthYear: null, gender: '' };
  const held = phone !== '' || birthYear !== null || gender !== '';
  const form = useProfileForm({
    part: 'account',
    target: draftTargets.secretSettings('account'),
    draft: accountDraft,
    schema: accountForm(t),
    initial: { phone, birthYear: String(birthYear ?? ''), gender, agreed: held },
    send: (values) =>
      change({
        username,
        ...values,
        birthYear: /^\d+$/.test(values.birthYear) ? Number(values.birthYear) : null,
        gender: genders.find((one) => one === values.gender) ?? '',
      }).unwrap(),
  });
  const { values, set, errorOf } = form;
  return (
    <SettingsForm form={form} label={t('settings.details')}>
      <TextField
        name="phone"
        label={t('personal:delivery.phone')}
        note={t('personal:optional')}
        hint={t('settings.phoneHint')}
        error={errorOf('phone')}
        value={values.phone}
        onChange={(event) => set({ phone: event.target.value })}
        type="tel"
        autoComplete="tel"
        maxLength={DELIVERY_MAX.phone}
      />
      <TextField
        name="birthYear"
        label={t('settings.birthYear')}
        note={t('personal:optional')}
        error={errorOf('birthYear')}
        value={values.birthYear}
        onChange={(event) => set({ birthYear: digitsOf(event.target.value) })}
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={4}
      />
      <Select
        name="gender"
        label={t('settings.gender')}
        note={t('personal:optional')}
        value={values.gender}
        onChange={(event) => set({ gender: event.target.value })}
        autoComplete="sex"
      >
        {genders.map((one) => (
          <option key={one} value={one}>
            {t(`settings.genders.${one || 'none'}`)}
          </option>
        ))}
      </Select>
      <ConsentBox
        name="agreed"
        kind="account"
        agreed={values.agreed}
        onAgree={(agreed) => set({ agreed })}
        error={errorOf('agreed')}
      />
    </SettingsForm>
  );
}
