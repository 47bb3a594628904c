import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { manageApi } from '@/api/manage';
import { Log, type LogState } from '@/components/manage/Log';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { managerActions } from '@/contract/constants/moderation';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/log: the audit log, for managers. */
export default function LogPage({ state }: { state: LogState }) {
  const { t } = useTranslation('moderation');
  return (
    <ManageFrame section="log" lead={t('log.lead')}>
      <Log state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    ({ page, of }): LogState => {
      const action = managerActions.find((it) => it === of('action'));
      return { page, ...(action && { action }) };
    },
    (fetchQuery, state) => fetchQuery(manageApi.endpoints.getLog.initiate(state)),
  )) satisfies GetServerSideProps;
