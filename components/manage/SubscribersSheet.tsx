import { useTranslation } from 'react-i18next';
import { useExportSubscribersMutation } from '@/api/managedNewsletters';
import { useDownload } from '@/hooks/useDownload';
import { csvOf } from '@/lib/csv';
import { formatInteger } from '@/lib/numbers';
import { ExportSheet } from './ExportSheet';
import { type SubscribersState, subscribersFilterOf } from './subscribersState';
import { useSubscriberNames } from './useSubscriberNames';

const columns = ['email', 'member', 'state', 'topic', 'agreed', 'locale', 'source'] as const;

/** Renders the sheet in which an operator downloads every subscriber whom the list's filters match. */
export function SubscribersSheet({ state, onClose }: { state: SubscribersState; onClose: () => void }) {
  const { t } = useTranslation('manage');
  const names = useSubscriberNames();
  const readAll = useDownload(useExportSubscribersMutation);
  return (
    <ExportSheet
      name="gyeol-subscribers.csv"
      texts={{
        title: t('subscribers.exportTitle'),
        body: t('subscribers.exportBody'),
        send: t('subscribers.exportSend'),
        failed: t('subscribers.exportFailed'),
      }}
      onRead={({ password }) => readAll({ ...subscribersFilterOf(state), password })}
      fileOf={({ subscribers }) => ({
        text: csvOf([
          columns.map((column) => t(`subscribers.${column}`)),
          ...subscribers.map((it) => [
            it.email,
            it.member?.username ?? '',
            t(`subscribers.states.${it.state}`),
            it.topics.map(names.topic).join(', '),
            it.agreed_at,
            names.locale(it.locale),
            names.source(it.source),
          ]),
        ]),
        type: 'text/csv',
        done: t('subscribers.exported', { count: subscribers.length, subscribers: formatInteger(subscribers.length) }),
      })}
      onClose={onClose}
    />
  );
}
