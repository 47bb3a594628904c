import { managedNewslettersApi } from '@/api/managedNewsletters';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import { NewNewsletter, NewsletterPage } from '@/components/manage/NewsletterPage';
import { managePage } from '@/routes/loaders/manage';

interface NewsletterState {
  id: number;
}

/** The id in the address of the form of a new newsletter, which no newsletter has. */
const NEW = 'new';
const NO_NEWSLETTER = 0;

/** Renders /manage/newsletters/[id]: a newsletter with its progress or its form, or a new one. */
export default function ManageNewsletterPage({ state: { id } }: { state: NewsletterState }) {
  return (
    <SubpageFrame section="newsletters">
      {id === NO_NEWSLETTER ? <NewNewsletter /> : <NewsletterPage key={id} id={id} />}
    </SubpageFrame>
  );
}

export const getServerSideProps = managePage(
  'announcements',
  ({ of }): NewsletterState => ({ id: of('id') === NEW ? NO_NEWSLETTER : Number(of('id')) }),
  async (fetchQuery, { id }) =>
    id === NO_NEWSLETTER ? undefined : fetchQuery(managedNewslettersApi.endpoints.getNewsletter.initiate({ id })),
  ['manage', 'marketings', 'posts', 'pictures', 'drafts'],
);
