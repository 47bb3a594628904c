import { manageApi } from '@/api/manage';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { Queue, type QueueState, queueQueryOf } from '@/components/manage/Queue';
import { moderatedSubjects, queueOrders, queueStatuses, reportReasons } from '@/contract/constants/moderation';
import { managePage } from '@/routes/loaders/manage';

/** Renders /manage/reports: reports, for managers. */
export default function ReportsPage({ state }: { state: QueueState }) {
  return (
    <ManageFrame section="reports">
      <Queue state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = managePage(
  'moderation',
  ({ page, of }): QueueState => ({
    page,
    status: queueStatuses.find((it) => it === of('status')) ?? 'open',
    subject: moderatedSubjects.find((it) => it === of('subject')) ?? '',
    reason: reportReasons.find((it) => it === of('reason')) ?? '',
    order: queueOrders.find((it) => it === of('order')) ?? '',
    username: /^[a-z0-9_]{3,20}$/.test(of('username')) ? of('username') : '',
  }),
  (fetchQuery, state) => fetchQuery(manageApi.endpoints.getQueue.initiate(queueQueryOf(state))),
  ['manage'],
);
