import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { supportApi } from '@/api/support';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { SupportQueue, type SupportQueueState } from '@/components/support/SupportQueue';
import { Thread } from '@/components/support/Thread';
import { supportStatuses } from '@/contract/constants/support';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/support: members' and visitors' questions, or one of them to answer. */
export default function ManageSupportPage({ state }: { state: SupportQueueState }) {
  const { t } = useTranslation('support');
  return (
    <ManageFrame section="support" lead={state.id === null ? t('queue.lead') : undefined}>
      {state.id === null ? <SupportQueue state={state} /> : <Thread key={state.id} id={state.id} manages />}
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'support',
    ({ page, of }): SupportQueueState => ({
      page,
      status: supportStatuses.find((it) => it === of('status')) ?? 'open',
      id: /^\d{1,9}$/.test(of('id')) ? Number(of('id')) : null,
    }),
    async (fetchQuery, { id, page, status }) => {
      const { getSupportThread, getSupportQueue } = supportApi.endpoints;
      return id === null
        ? fetchQuery(getSupportQueue.initiate({ page, status }))
        : fetchQuery(getSupportThread.initiate({ id }));
    },
    ['support', 'pictures', 'drafts'],
  )) satisfies GetServerSideProps;
