import { type OperatorDetails, type SenderField, senderFields } from '../../../contract/constants/operator.ts';
import { type ManagedOperator, managedOperatorFields } from '../../../contract/managedSettings.ts';
import { operator } from '../../db/schema/site.ts';
import type { ProviderEnv } from '../../platform/config/env.ts';
import type { Db } from '../../platform/db/client.ts';
import { toFields } from '../../platform/db/fields.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { message } from '../../platform/messages/message.ts';

export type OperatorEnv = Pick<ProviderEnv, 'OPERATOR_NAME' | 'OPERATOR_ADDRESS' | 'OPERATOR_PHONE'>;

const UNSET: ManagedOperator = {
  name: '',
  representative: '',
  registration_number: '',
  address: '',
  phone: '',
  version: 1,
};

/** Reads what the console has set of the operator; undefined before the first change. */
async function readSet(db: Db): Promise<ManagedOperator | undefined> {
  const [row] = await db.select().from(operator);
  return row && toFields(row, managedOperatorFields);
}

/** Reads the line that names the operator, '' before the console has set one: the web has a footer of its own until then. */
export async function readOperatorLine(db: Db, locale: Locale): Promise<string> {
  const { name, representative, registration_number: number, address, phone } = (await readSet(db)) ?? UNSET;
  const parts = [
    name,
    representative && message(locale, 'system:representative', { name: representative }),
    number && message(locale, 'system:registrationNumber', { number }),
    address,
    phone,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Reads the operator's details, of the environment until the console has set them. Nothing is cached. */
export async function readOperator(db: Db, env: OperatorEnv): Promise<ManagedOperator> {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_PHONE: phone } = env;
  return (await readSet(db)) ?? { ...UNSET, name, address, phone };
}

/** Returns the details without which no advertising may be sent. */
export const missingOf = (details: OperatorDetails): SenderField[] => senderFields.filter((name) => !details[name]);
