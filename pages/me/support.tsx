import { skipToken } from '@reduxjs/toolkit/query';
import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { supportApi, useGetSupportThreadsQuery } from '@/api/support';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ListHeader } from '@/components/lists/ListHeader';
import { AnswerList } from '@/components/moderation/AnswerList';
import { SupportRow } from '@/components/support/SupportList';
import { Thread } from '@/components/support/Thread';
import { LinkButton } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/State';
import { WhileSignedIn } from '@/components/users/WhileSignedIn';
import { useMember } from '@/hooks/useMember';
import { pageOf } from '@/lib/listState';
import { numbered, paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';

/** Renders /me/support: the member's questions to the managers, or one of them with its answers. */
export default function MySupportPage({ page, id }: { page: number; id: number | null }) {
  const { t } = useTranslation('support');
  const path = paths.mySupport({ id: id ?? '', ...numbered(page) });
  return (
    <Layout path={path}>
      <Seo path={paths.mySupport()} title={t('own.title')} noindex />
      <ListHeader
        title={t('own.title')}
        description={id === null ? t('own.lead') : undefined}
        action={id === null ? <WriteMore page={page} /> : null}
      />
      <WhileSignedIn path={path}>
        {id === null ? <OwnThreads page={page} /> : <Thread key={id} id={id} />}
      </WhileSignedIn>
    </Layout>
  );
}

/** Renders a member's link to the form, which the empty state has itself. */
function WriteMore({ page }: { page: number }) {
  const { t } = useTranslation('support');
  const { isLogin } = useMember();
  const { data } = useGetSupportThreadsQuery(isLogin ? { page } : skipToken);
  return data && data.count > 0 ? (
    <LinkButton href={paths.support()} variant="primary" prefetch={false}>
      {t('own.write')}
    </LinkButton>
  ) : null;
}

function OwnThreads({ page }: { page: number }) {
  const { t } = useTranslation('support');
  const answer = useGetSupportThreadsQuery({ page });
  return (
    <AnswerList
      answer={answer}
      page={page}
      hrefOf={(to) => paths.mySupport(numbered(to))}
      row={(thread) => <SupportRow key={thread.id} thread={thread} />}
      empty={
        <EmptyState
          title={t('own.empty')}
          body={t('own.emptyBody')}
          action={
            <LinkButton href={paths.support()} variant="primary">
              {t('own.write')}
            </LinkButton>
          }
        />
      }
    />
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, async ({ settings }) => {
    const id = /^\d{1,9}$/.test(String(context.query.id)) ? Number(context.query.id) : null;
    const page = pageOf(context.query);
    return renderRequest(context, {
      namespaces: ['support', 'pictures', 'drafts'],
      settings,
      given: { page, id },
      async load(fetchQuery) {
        const { getSupportThread, getSupportThreads } = supportApi.endpoints;
        return id === null
          ? fetchQuery(getSupportThreads.initiate({ page }))
          : fetchQuery(getSupportThread.initiate({ id }));
      },
    });
  })) satisfies GetServerSideProps;
