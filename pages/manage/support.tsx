import { useTranslation } from 'react-i18next';
import { supportApi } from '@/api/support';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { MemberLink } from '@/components/manage/MemberLink';
import { SupportQueue, type SupportQueueState, supportQueueQueryOf } from '@/components/manage/SupportQueue';
import { SupportRow } from '@/components/support/SupportList';
import { Thread } from '@/components/support/Thread';
import { lazyClient } from '@/components/ui/lazyClient';
import { supportTopics, supportViews } from '@/contract/constants/support';
import { searchOf } from '@/lib/listState';
import { managePage } from '@/routes/loaders/manage';

/** Loaded with a thread: the queue has no use for it. */
const SavedReplies = lazyClient(() => import('@/components/manage/SavedReplies').then((it) => it.SavedReplies));

/** The queue, or the thread that is shown in place of it. */
interface State {
  id: number | null;
  queue: SupportQueueState;
}

/** Renders /manage/support: members' and visitors' questions, or one of them to answer. */
export default function ManageSupportPage({ state: { id, queue } }: { state: State }) {
  const { t } = useTranslation('support');
  return (
    <ManageFrame section="support" lead={id === null ? t('queue.lead') : undefined}>
      {id === null ? (
        <SupportQueue state={queue} row={(thread) => <SupportRow key={thread.id} thread={thread} manages />} />
      ) : (
        <Thread
          key={id}
          id={id}
          manages={{
            writer: (member) => <MemberLink member={member} />,
            tools: (text, onChange) => <SavedReplies text={text} onChange={onChange} />,
          }}
        />
      )}
    </ManageFrame>
  );
}

export const getServerSideProps = managePage(
  'support',
  ({ page, of }): State => ({
    id: /^\d{1,9}$/.test(of('id')) ? Number(of('id')) : null,
    queue: {
      page,
      status: supportViews.find((it) => it === of('status')) ?? 'open',
      topic: supportTopics.find((it) => it === of('topic')) ?? '',
      search: searchOf(of('search')),
    },
  }),
  async (fetchQuery, { id, queue }) => {
    const { getSupportThread, getSupportQueue } = supportApi.endpoints;
    return id === null
      ? fetchQuery(getSupportQueue.initiate(supportQueueQueryOf(queue)))
      : fetchQuery(getSupportThread.initiate({ id }));
  },
  ['support', 'pictures', 'drafts', 'manage'],
);
