import { useTranslation } from 'react-i18next';
import { useChangeDeliveryMutation } from '@/api/userWrites';
import { Button } from '@/components/ui/Button';
import type { Profile } from '@/contract/users';
import { draftTargets } from '@/lib/browser/drafts';
import { ConsentBox } from '../ConsentBox';
import { DeliveryFields } from '../DeliveryFields';
import { emptyDelivery } from '../deliveryDraft';
import { deliveryForm, deliverySettingsDraft } from './profileSchemas';
import { SettingsForm } from './SettingsForm';
import { useProfileForm } from './useProfileForm';

/** Renders the form of the delivery address; storing it needs a consent of its own. */
export function DeliveryForm({ profile: { username, delivery } }: { profile: Profile }) {
  const { t } = useTranslation('users');
  const [change] = useChangeDeliveryMutation();
  const form = useProfileForm({
    part: 'delivery',
    target: draftTargets.secretSettings('delivery'),
    draft: deliverySettingsDraft,
    schema: deliveryForm(t),
    initial: { ...emptyDelivery, ...delivery, agreed: delivery !== null },
    send: (values) => change({ username, ...values }).unwrap(),
  });
  const { values, set, errorOf } = form;
  return (
    <SettingsForm
      form={form}
      label={t('settings.delivery')}
      aside={
        delivery ? (
          <Button variant="quiet" onClick={() => set({ ...emptyDelivery, agreed: false })}>
            {t('settings.deliveryClear')}
          </Button>
        ) : null
      }
    >
      <DeliveryFields values={values} set={set} errorOf={errorOf} />
      <ConsentBox
        name="agreed"
        kind="delivery"
        agreed={values.agreed}
        onAgree={(agreed) => set({ agreed })}
        error={errorOf('agreed')}
      />
    </SettingsForm>
  );
}
