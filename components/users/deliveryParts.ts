import type { User } from '@/contract/users';

/** The fields of a delivery address, as they are typed: of a member's settings, of an event and of a prize. */
export type DeliveryTyped = NonNullable<User['delivery']>;
export type DeliveryField = keyof DeliveryTyped;

export const emptyDelivery: DeliveryTyped = {
  name: '',
  phone: '',
  zipcode: '',
  address: '',
  detailAddress: '',
  deliveryMessage: '',
};
