/** The details of the site's operator, in the order in which they are named. */
export const operatorFields = ['name', 'representative', 'registration_number', 'address', 'phone'] as const;
export type OperatorField = (typeof operatorFields)[number];
export type OperatorDetails = Record<OperatorField, string>;

/** The most characters of each. */
export const operatorMax: Readonly<Record<OperatorField, number>> = {
  name: 60,
  representative: 40,
  registration_number: 40,
  address: 160,
  phone: 30,
};

/** The details that advertising has to name by Korean law: without one no newsletter is sent. */
export const senderFields = ['name', 'address', 'phone'] as const satisfies readonly OperatorField[];
export type SenderField = (typeof senderFields)[number];
