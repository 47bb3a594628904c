import { useTranslation } from 'react-i18next';
import { manageApi } from '@/api/manage';
import { Log } from '@/components/manage/Log';
import { type LogState, logQueryOf, logStateOf } from '@/components/manage/logState';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { managePage } from '@/routes/loaders/manage';

/** Renders /manage/log: the audit log, for managers. */
export default function LogPage({ state }: { state: LogState }) {
  const { t } = useTranslation('moderation');
  return (
    <ManageFrame section="log" lead={t('log.lead')}>
      <Log state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = managePage(
  'audit',
  logStateOf,
  (fetchQuery, state) => fetchQuery(manageApi.endpoints.getLog.initiate(logQueryOf(state))),
  // The names of devices.
  ['auth'],
);
