import { useTranslation } from 'react-i18next';
import { useGetNotificationSettingsQuery } from '@/api/notificationSettings';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { Select } from '@/components/ui/Field';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import {
  digestIntervals,
  type NotificationChannel,
  type NotificationGroup,
  notificationChannels,
  notificationGroups,
} from '@/contract/constants/notifications';
import type { NotificationSettings as Chosen, NotificationSettingsAnswer } from '@/contract/notificationSettings';
import { useMember } from '@/hooks/useMember';
import styles from './NotificationSettings.module.css';
import { useNotificationSettings } from './useNotificationSettings';
import { usePush } from './usePush';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Renders a member's notification settings, each saved as it is changed. */
export function NotificationSettings() {
  return (
    <Loaded answer={useGetNotificationSettingsQuery()} loading={<SkeletonRows rows={4} />}>
      {(answer) => <Settings answer={answer} />}
    </Loaded>
  );
}

function Settings({ answer }: { answer: NotificationSettingsAnswer }) {
  const { t } = useTranslation('alerts');
  const { user } = useMember();
  const { settings, change } = useNotificationSettings(answer);
  const { groups, quiet, digest } = settings;
  const toggle = (group: NotificationGroup, channel: NotificationChannel) => {
    const is = !groups[group][channel];
    change({ groups: { [group]: { [channel]: is } } });
  };
  return (
    <div className={styles.settings}>
      <p>{t('lead')}</p>
      <PushHere push={answer.push} />
      <div className="stack-2">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('kinds')}</th>
              {notificationChannels.map((channel) => (
                <th key={channel} scope="col">
                  {t(`channels.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {notificationGroups.map((group) => (
              <tr key={group}>
                <th scope="row">{t(`groups.${group}`)}</th>
                {notificationChannels.map((channel) => {
                  const isSite = channel === 'site';
                  return (
                    <td key={channel}>
                      <Checkbox
                        name={`${group}.${channel}`}
                        checked={groups[group][channel] && groups[group].site}
                        disabled={isSite ? group === 'notices' : !groups[group].site}
                        onChange={() => toggle(group, channel)}
                      >
                        <span className="visually-hidden">
                          {t('cell', { group: t(`groups.${group}`), channel: t(`channels.${channel}`) })}
                        </span>
                      </Checkbox>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="fine">{t('siteNote')}</p>
        {user?.email_verified === false ? <p className="fine">{t('mailNote')}</p> : null}
      </div>
      <fieldset className="stack-2">
        <legend className={styles.name}>{t('quiet.title')}</legend>
        <Checkbox name="quiet" checked={quiet.on} onChange={() => change({ quiet: { on: !quiet.on } })}>
          {t('quiet.on')}
        </Checkbox>
        {quiet.on ? (
          <div className={styles.hours}>
            {(['from', 'to'] as const).map((end) => (
              <Select
                key={end}
                name={end}
                label={t(`quiet.${end}`)}
                value={quiet[end]}
                onChange={(event) => change({ quiet: { [end]: Number(event.target.value) } })}
              >
                {HOURS.map((hour) => (
                  <option key={hour} value={hour}>
                    {`${String(hour).padStart(2, '0')}:00`}
                  </option>
                ))}
              </Select>
            ))}
          </div>
        ) : null}
        <p className="fine">{t('quiet.note')}</p>
      </fieldset>
      <section className="stack-2">
        <h2 className={styles.name}>{t('digest.title')}</h2>
        <div className={styles.hours}>
          <Select
            name="digest"
            label={t('digest.label')}
            value={digest}
            onChange={(event) => change({ digest: event.target.value as Chosen['digest'] })}
          >
            {digestIntervals.map((interval) => (
              <option key={interval} value={interval}>
                {t(`digest.intervals.${interval}`)}
              </option>
            ))}
          </Select>
        </div>
        <p className="fine">{t('digest.note')}</p>
      </section>
    </div>
  );
}

/** Renders whether this browser gets push messages, with the button that changes it. */
function PushHere({ push }: { push: NotificationSettingsAnswer['push'] }) {
  const { t } = useTranslation('alerts');
  const { permission, busy, enable, disable } = usePush(push.key);
  const isOn = push.subscribed && permission === 'granted';
  const isOpen = permission === 'default' || permission === 'granted';
  return (
    <div className={styles.here}>
      <div className="grow">
        <h2 className={styles.name}>{t('push.title')}</h2>
        <p className="aside">{isOn ? t('push.on') : t(`push.${permission && !isOpen ? permission : 'off'}`)}</p>
      </div>
      {isOpen ? (
        <Button
          size="small"
          variant={isOn ? 'secondary' : 'primary'}
          busy={busy}
          onClick={() => void (isOn ? disable() : enable())}
        >
          {isOn ? t('push.disable') : t('push.enable')}
        </Button>
      ) : null}
    </div>
  );
}
