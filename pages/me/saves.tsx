import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { bookmarksApi } from '@/api/bookmarks';
import { BookmarkList } from '@/components/bookmarks/BookmarkList';
import { bookmarksQueryOf, subjectOf } from '@/components/bookmarks/bookmarksQuery';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ListHeader } from '@/components/lists/ListHeader';
import { Tabs } from '@/components/ui/Tabs';
import { WhileSignedIn } from '@/components/users/WhileSignedIn';
import { type SavedSubject, savedSubjects } from '@/contract/constants/common';
import { pageOf } from '@/lib/listState';
import { numbered, paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';

/** Renders /me/saves: the content that the member has saved. */
export default function SavesPage({ page, subject }: { page: number; subject: SavedSubject | null }) {
  const { t } = useTranslation('saves');
  const path = paths.saves({ subject: subject ?? '', ...numbered(page) });
  const tabs = [null, ...savedSubjects].map((kind) => ({
    href: paths.saves({ subject: kind ?? '' }),
    label: kind ? t(`subjects.${kind}`) : t('all'),
    current: kind === subject,
  }));
  return (
    <Layout path={path}>
      <Seo path={path} title={t('title')} noindex />
      <ListHeader title={t('title')} description={t('lead')} />
      <Tabs label={t('kinds')} items={tabs} />
      <WhileSignedIn path={path}>
        <BookmarkList page={page} subject={subject} />
      </WhileSignedIn>
    </Layout>
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, async ({ settings }) => {
    const given = { page: pageOf(context.query), subject: subjectOf(context.query.subject) };
    return renderRequest(context, {
      namespaces: ['saves'],
      settings,
      given,
      load: (fetchQuery) => fetchQuery(bookmarksApi.endpoints.getBookmarks.initiate(bookmarksQueryOf(given))),
    });
  })) satisfies GetServerSideProps;
