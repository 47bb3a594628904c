import { z } from '@/lib/formSchema';

/** The fields of a delivery address, as they are typed: of a member's settings and of an event. */
export const deliveryDraft = z.object({
  name: z.string(),
  phone: z.string(),
  zipcode: z.string(),
  address: z.string(),
  detailAddress: z.string(),
  deliveryMessage: z.string(),
});
export type DeliveryTyped = z.infer<typeof deliveryDraft>;
export type DeliveryField = keyof DeliveryTyped;

export const emptyDelivery: DeliveryTyped = {
  name: '',
  phone: '',
  zipcode: '',
  address: '',
  detailAddress: '',
  deliveryMessage: '',
};
