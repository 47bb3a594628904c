import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { lazyClient } from '@/components/ui/lazyClient';
import { DELIVERY_MAX } from '@/contract/constants/common';
import { publicEnv } from '@/lib/env.public';
import type { DeliveryField, DeliveryTyped } from './deliveryDraft';
import styles from './Personal.module.css';

const PostcodeSearch = lazyClient(() => import('./PostcodeSearch').then((it) => it.PostcodeSearch));

/** The `autocomplete` value of each field. */
const known = {
  name: 'name',
  phone: 'tel',
  zipcode: 'postal-code',
  address: 'street-address',
  detailAddress: 'address-line2',
  deliveryMessage: 'off',
} as const satisfies Record<DeliveryField, string>;

/**
 * Renders the fields of a delivery address, found by postcode search where one is configured, or typed. The
 * page loads the texts `personal`.
 */
export function DeliveryFields({
  values,
  set,
  errorOf,
  onLeave,
}: {
  values: DeliveryTyped;
  set: (change: Partial<DeliveryTyped>) => void;
  errorOf: (field: DeliveryField) => string | undefined;
  /** Called when a field loses the focus. */
  onLeave?: (field: DeliveryField) => void;
}) {
  const { t } = useTranslation('personal');
  const [searching, setSearching] = useState(false);
  const detail = useRef<HTMLInputElement>(null);

  const field = (name: DeliveryField, optional = false) => (
    <TextField
      name={name}
      label={t(`delivery.${name}`)}
      note={optional ? t('optional') : undefined}
      error={errorOf(name)}
      value={values[name]}
      onChange={(event) => set({ [name]: event.target.value })}
      onBlur={() => onLeave?.(name)}
      type={name === 'phone' ? 'tel' : 'text'}
      inputMode={name === 'zipcode' ? 'numeric' : undefined}
      autoComplete={known[name]}
      maxLength={DELIVERY_MAX[name]}
      ref={name === 'detailAddress' ? detail : undefined}
    />
  );
  return (
    <>
      {field('name')}
      {field('phone')}
      {publicEnv.kakaoPostcode ? (
        <div className={styles.row}>
          {field('zipcode')}
          <Button onClick={() => setSearching(true)}>{t('delivery.zipcodeFind')}</Button>
        </div>
      ) : (
        field('zipcode')
      )}
      {field('address')}
      {field('detailAddress', true)}
      {field('deliveryMessage', true)}
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
    </>
  );
}
