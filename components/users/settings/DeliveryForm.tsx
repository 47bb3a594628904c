import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useChangeDeliveryMutation } from '@/api/userWrites';
import { Button } from '@/components/ui/Button';
import { text } from '@/contract/common';
import { DELIVERY_MAX } from '@/contract/constants/common';
import { type Profile, profileSchemas } from '@/contract/users';
import { draftTargets } from '@/lib/browser/drafts';
import { ConsentBox } from '../ConsentBox';
import { DeliveryFields } from '../DeliveryFields';
import { emptyDelivery } from '../deliveryParts';
import { SettingsForm } from './SettingsForm';
import { useProfileForm } from './useProfileForm';

const deliveryForm = profileSchemas.changeDelivery.body.extend({
  name: text(DELIVERY_MAX.name, 0),
  phone: text(DELIVERY_MAX.phone, 0),
  zipcode: text(DELIVERY_MAX.zipcode, 0),
  address: text(DELIVERY_MAX.address, 0),
  detailAddress: text(DELIVERY_MAX.detailAddress, 0),
  deliveryMessage: text(DELIVERY_MAX.deliveryMessage, 0),
});

/** Renders the form of the delivery address; storing it needs a consent of its own. */
export function DeliveryForm({ profile: { username, delivery } }: { profile: Profile }) {
  const { t } = useTranslation('users');
  const [save] = useChangeDeliveryMutation();
  const form = useProfileForm({
    part: 'delivery',
    target: draftTargets.secretSettings('delivery'),
    schema: deliveryForm,
    initial: { ...emptyDelivery, ...delivery, agreed: delivery !== null },
    send: (values) => save({ username, ...values }).unwrap(),
  });
  const { control, errors, change } = form;
  const agreed = useWatch({ control, name: 'agreed' });
  return (
    <SettingsForm
      form={form}
      label={t('settings.delivery')}
      aside={
        delivery ? (
          <Button variant="quiet" onClick={() => change({ ...emptyDelivery, agreed: false })}>
            {t('settings.deliveryClear')}
          </Button>
        ) : null
      }
    >
      <DeliveryFields form={form} />
      <ConsentBox
        name="agreed"
        kind="delivery"
        agreed={agreed}
        onAgree={(is) => change({ agreed: is })}
        error={errors.agreed}
      />
    </SettingsForm>
  );
}
