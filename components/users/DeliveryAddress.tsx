import { fullAddressOf } from '@/contract/details';
import type { DeliveryTyped } from './deliveryParts';
import styles from './Personal.module.css';

/** Renders a delivery address that a member has given. */
export function DeliveryAddress({ delivery }: { delivery: DeliveryTyped }) {
  const { name, phone, zipcode, deliveryMessage } = delivery;
  return (
    <address className={styles.address}>
      <strong>{name}</strong>
      <span>{phone}</span>
      <span>
        ({zipcode}) {fullAddressOf(delivery)}
      </span>
      {deliveryMessage ? <span>{deliveryMessage}</span> : null}
    </address>
  );
}
