import { type ComponentProps, useState } from 'react';
import { Button } from './Button';
import type { ConfirmSheet as Asking } from './ConfirmSheet';
import { lazyClient } from './lazyClient';

const ConfirmSheet = lazyClient(() => import('./ConfirmSheet').then((it) => it.ConfirmSheet));

/** Renders a button that asks, in a sheet with the texts of `ask`, before `onConfirm` is called. */
export function AskingButton({
  ask,
  onConfirm,
  ...button
}: Omit<ComponentProps<typeof Button>, 'onClick'> & {
  ask: Omit<ComponentProps<typeof Asking>, 'onConfirm' | 'onClose'>;
  onConfirm: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      {isAsking ? (
        <ConfirmSheet
          {...ask}
          onConfirm={() => {
            setAsking(false);
            onConfirm();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
