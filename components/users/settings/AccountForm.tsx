import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useChangeAccountMutation } from '@/api/userWrites';
import { Select, TextField } from '@/components/ui/Field';
import { NumberField } from '@/components/ui/NumberField';
import { text } from '@/contract/common';
import { DELIVERY_MAX, genders } from '@/contract/constants/common';
import { type Profile, profileSchemas } from '@/contract/users';
import { draftTargets } from '@/lib/browser/drafts';
import { optionalNumber } from '@/lib/typedNumber';
import { ConsentBox } from '../ConsentBox';
import { SettingsForm } from './SettingsForm';
import { useProfileForm } from './useProfileForm';

const { body } = profileSchemas.changeAccount;
const accountForm = body.extend({
  phone: text(DELIVERY_MAX.phone, 0),
  birthYear: optionalNumber(body.shape.birthYear, null),
});

/** Renders the form of a member's private data, which needs a consent of its own. */
export function AccountForm({ profile: { username, account } }: { profile: Profile }) {
  const { t } = useTranslation(['users', 'personal']);
  const [save] = useChangeAccountMutation();
  const { phone, birthYear, gender } = account ?? { phone: '', birthYear: null, gender: '' };
  const held = phone !== '' || birthYear !== null || gender !== '';
  const form = useProfileForm({
    part: 'account',
    target: draftTargets.secretSettings('account'),
    schema: accountForm,
    initial: { phone, birthYear: String(birthYear ?? ''), gender, agreed: held },
    messages: { birthYear: t('settings.birthYearWrong') },
    send: (values) => save({ username, ...values }).unwrap(),
  });
  const { control, errors, field, change } = form;
  const [typedYear, agreed] = useWatch({ control, name: ['birthYear', 'agreed'] });
  return (
    <SettingsForm form={form} label={t('settings.details')}>
      <TextField
        label={t('personal:delivery.phone')}
        note={t('personal:optional')}
        hint={t('settings.phoneHint')}
        type="tel"
        autoComplete="tel"
        limit={DELIVERY_MAX.phone}
        {...field('phone')}
      />
      <NumberField
        name="birthYear"
        label={t('settings.birthYear')}
        note={t('personal:optional')}
        error={errors.birthYear}
        value={typedYear}
        onTyped={(typed) => change({ birthYear: typed })}
        autoComplete="bday-year"
      />
      <Select label={t('settings.gender')} note={t('personal:optional')} autoComplete="sex" {...field('gender')}>
        {genders.map((one) => (
          <option key={one} value={one}>
            {t(`settings.genders.${one || 'none'}`)}
          </option>
        ))}
      </Select>
      <ConsentBox
        name="agreed"
        kind="account"
        agreed={agreed}
        onAgree={(is) => change({ agreed: is })}
        error={errors.agreed}
      />
    </SettingsForm>
  );
}
