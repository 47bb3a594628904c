import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';

/** Renders the button that enters a raffle, with its price in hearts, or that draws an entry which is there. */
export function EnterButton({
  price,
  hasEntered = false,
  ...rest
}: { price: number; hasEntered?: boolean } & Pick<ComponentProps<typeof Button>, 'busy' | 'onClick'>) {
  const { t } = useTranslation('raffles');
  return (
    <Button variant="primary" full {...rest}>
      {hasEntered ? t('enter.draw') : price > 0 ? t('enter.price', { count: price }) : t('enter.free')}
    </Button>
  );
}
