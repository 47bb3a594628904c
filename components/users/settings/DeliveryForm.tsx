import { useRef, useState } from 'react';
import { useChangeDeliveryMutation } from '@/api/userWrites';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { TextField } from '@/components/ui/Field';
import { later } from '@/components/ui/later';
import { DELIVERY_MAX } from '@/contract/constants';
import type { Profile } from '@/contract/users';
import { useTranslation } from '@/hooks/useTranslation';
import { draftTargets } from '@/lib/drafts';
import { publicEnv } from '@/lib/env.public';
import styles from './Settings.module.css';
import { SettingsForm } from './SettingsForm';
import { useProfileForm } from './useProfileForm';

const PostcodeSearch = later(() => import('./PostcodeSearch').then((it) => it.PostcodeSearch));

const empty = {
  name: '',
  phone: '',
  zipcode: '',
  address: '',
  detailAddress: '',
  deliveryMessage: '',
};
/** What each field is to a browser that fills forms in. */
const known = {
  name: 'name',
  phone: 'tel',
  zipcode: 'postal-code',
  address: 'street-address',
  detailAddress: 'address-line2',
  deliveryMessage: 'off',
} as const;
type Field = keyof typeof known;

/** Where gifts are sent; an address is found by the post's search where one is set up, or typed. */
export function DeliveryForm({ profile: { username, delivery } }: { profile: Profile }) {
  const { t } = useTranslation('users');
  const [change] = useChangeDeliveryMutation();
  const [searching, setSearching] = useState(false);
  const detail = useRef<HTMLInputElement>(null);
  const form = useProfileForm({
    part: 'delivery',
    target: draftTargets.secretSettings(username, 'delivery'),
    initial: { ...empty, ...delivery, agreed: delivery !== null },
    send: (body) => change({ username, body }).unwrap(),
  });
  const { values, set, errorOf } = form;

  const field = (name: Field, optional = false) => (
    <TextField
      label={t(`settings.${name}`)}
      note={optional ? t('settings.optional') : undefined}
      error={errorOf(name)}
      value={values[name]}
      onChange={(event) => set({ [name]: event.target.value })}
      type={name === 'phone' ? 'tel' : 'text'}
      inputMode={name === 'zipcode' ? 'numeric' : undefined}
      autoComplete={known[name]}
      maxLength={DELIVERY_MAX[name]}
      ref={name === 'detailAddress' ? detail : undefined}
    />
  );
  return (
    <SettingsForm
      form={form}
      label={t('settings.delivery')}
      aside={
        delivery ? (
          <Button variant="quiet" onClick={() => set({ ...empty, agreed: false })}>
            {t('settings.deliveryClear')}
          </Button>
        ) : null
      }
    >
      {field('name')}
      {field('phone')}
      {publicEnv.kakaoPostcode ? (
        <div className={styles.row}>
          {field('zipcode')}
          <Button onClick={() => setSearching(true)}>{t('settings.zipcodeFind')}</Button>
        </div>
      ) : (
        field('zipcode')
      )}
      {field('address')}
      {field('detailAddress', true)}
      {field('deliveryMessage', true)}
      <Checkbox
        checked={values.agreed}
        onChange={(event) => set({ agreed: event.target.checked })}
        error={errorOf('agreed')}
      >
        {t('settings.deliveryConsent')}
      </Checkbox>
      {searching ? (
        <PostcodeSearch
          onClose={() => setSearching(false)}
          onFound={(found) => {
            set(found);
            setSearching(false);
            detail.current?.focus();
          }}
        />
      ) : null}
    </SettingsForm>
  );
}
