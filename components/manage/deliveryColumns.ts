/** The columns of a download of where prizes go: whose, and the address. */
export const addressColumns = [
  ...(['nickname', 'username', 'name', 'phone', 'zipcode', 'address', 'detailAddress'] as const),
  ...(['deliveryMessage', 'sent_at'] as const),
];
/** What a download may have besides: of raffles the prize, of events what their winners are called elsewhere. */
export type DeliveryColumn = (typeof addressColumns)[number] | 'prize' | 'instagramUsername';
