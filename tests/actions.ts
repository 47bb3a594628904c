import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a menu by its button and chooses an item of it. */
export async function choose(user: UserEvent, menu: string, item: string) {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** Taps a button of the open dialog, such as a confirmation. */
export async function tapInDialog(user: UserEvent, name: string) {
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name }));
}

/** Sets a field at once, as a picker of dates does. */
export const setField = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
