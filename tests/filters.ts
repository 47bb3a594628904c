import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the filters of a list and returns the queries within their sheet. */
export async function openFilters(user: UserEvent) {
  await user.click(screen.getByText('필터'));
  return within(await screen.findByRole('dialog', { name: '필터' }));
}

/** Returns the parts of an address by their names. */
export const partsOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]));
