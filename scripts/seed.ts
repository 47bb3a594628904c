import { DEMO_PASSWORD } from '../contract/constants/demo.ts';
import { isEmpty, seedFirstContent } from '../seed/firstContent.ts';
import { withServices } from './lib/services.ts';

/** `npm run seed`: fills an empty database with the first content, as a first start does. */
await withServices('npm run seed', async (services, isLocal) => {
  const { database } = services;
  if (!(await database.read(isEmpty))) return 'There is content already: nothing was changed.';
  await seedFirstContent(services, { accounts: isLocal });
  await database.maintain('ANALYZE');
  return isLocal
    ? `Filled; members demo and manager sign in with ${DEMO_PASSWORD}.`
    : 'Filled; `npm run manager` makes the owner.';
});
