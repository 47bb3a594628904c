import { useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { lazyClient } from '@/components/ui/lazyClient';
import { DELIVERY_MAX } from '@/contract/constants/common';
import { publicEnv } from '@/lib/env.public';
import type { DeliveryField, DeliveryTyped } from './deliveryParts';
import styles from './Personal.module.css';

const PostcodeSearch = lazyClient(() => import('./PostcodeSearch').then((it) => it.PostcodeSearch));

/** The `autocomplete` value of each field. */
const known = {
  name: 'name',
  phone: 'tel',
  zipcode: 'postal-code',
  address: 'address-line1',
  detailAddress: 'address-line2',
  deliveryMessage: 'off',
} as const satisfies Record<DeliveryField, string>;

/**
 * Renders the fields of a delivery address, found by postcode search where one is configured, or typed. The
 * page loads the texts `personal`.
 */
export function DeliveryFields({
  form,
}: {
  form: {
    field: (name: DeliveryField) => Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange'> & { error?: string };
    change: (part: Partial<DeliveryTyped>) => void;
  };
}) {
  const { t } = useTranslation('personal');
  const [searching, setSearching] = useState(false);
  const detail = useRef<HTMLInputElement | null>(null);

  const field = (name: DeliveryField, optional = false) => {
    const { ref, ...props } = form.field(name);
    return (
      <TextField
        label={t(`delivery.${name}`)}
        note={optional ? t('optional') : undefined}
        type={name === 'phone' ? 'tel' : 'text'}
        inputMode={name === 'zipcode' ? 'numeric' : undefined}
        autoComplete={known[name]}
        limit={DELIVERY_MAX[name]}
        {...props}
        ref={(element) => {
          ref(element);
          if (name === 'detailAddress') detail.current = element;
        }}
      />
    );
  };
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
            form.change(found);
            setSearching(false);
            detail.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
