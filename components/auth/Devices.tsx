import { useTranslation } from 'react-i18next';
import { useEndOtherSessionsMutation, useEndSessionMutation, useGetSessionsQuery } from '@/api/account';
import { AskingButton } from '@/components/ui/AskingButton';
import { Button } from '@/components/ui/Button';
import { ScreenIcon } from '@/components/ui/icons';
import { Facts, List, ListRow } from '@/components/ui/List';
import { Loaded } from '@/components/ui/Loaded';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { SkeletonRows } from '@/components/ui/Skeleton';
import type { DeviceSession } from '@/contract/auth';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { deviceName } from '@/lib/deviceName';
import styles from './Auth.module.css';
import { CarryOver } from './CarryOver';

/** Renders the devices on which a member is signed in, each with its sign-out, and the code for a further one. */
export function Devices() {
  const { t } = useTranslation('auth');
  const answer = useGetSessionsQuery();
  const [endSession] = useEndSessionMutation();
  const [endOtherSessions] = useEndOtherSessionsMutation();
  const { submit, isSubmitting } = useSubmit({
    call: (id: string) => (id ? endSession({ id }) : endOtherSessions()).unwrap(),
    failed: t('devices.failed'),
    onDone: (_answer, id) => notify('success', t(id ? 'devices.ended' : 'devices.allEnded')),
  });
  return (
    <Loaded answer={answer} loading={<SkeletonRows rows={2} />}>
      {(data) => (
        <>
          <List>
            {data.results.map((device) => (
              <DeviceRow key={device.id} device={device} busy={isSubmitting} onEnd={() => void submit(device.id)} />
            ))}
          </List>
          {data.results.length > 1 ? (
            <AskingButton
              ask={{
                title: t('devices.endOthersTitle'),
                body: t('devices.endOthersBody'),
                confirm: t('devices.end'),
              }}
              onConfirm={() => void submit('')}
            >
              {t('devices.endOthers')}
            </AskingButton>
          ) : null}
          <section className={styles.further} aria-labelledby="carry">
            <h2 id="carry" className="heading">
              {t('carry.title')}
            </h2>
            <CarryOver />
          </section>
        </>
      )}
    </Loaded>
  );
}

function DeviceRow({ device, busy, onEnd }: { device: DeviceSession; busy: boolean; onEnd: () => void }) {
  const { t } = useTranslation('auth');
  const name = deviceName(t, device);
  return (
    <ListRow
      before={<ScreenIcon />}
      after={
        device.is_current ? null : (
          <Button size="small" busy={busy} aria-label={t('devices.endOf', { name })} onClick={onEnd}>
            {t('devices.end')}
          </Button>
        )
      }
    >
      {name}
      <Facts>{device.is_current ? t('devices.current') : <RelativeTime at={device.used_at} />}</Facts>
    </ListRow>
  );
}
