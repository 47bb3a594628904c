import type { GetStaticPaths, GetStaticProps } from 'next';
import { rafflesApi, useGetRafflesQuery } from '@/api/raffles';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { TakingPart } from '@/components/layout/TakingPart';
import { ListPage } from '@/components/lists/ListPage';
import styles from '@/components/raffles/Raffles.module.css';
import { EntryRow } from '@/components/ui/EntryRow';
import { EmptyState } from '@/components/ui/State';
import { useTranslation } from '@/hooks/useTranslation';
import { wholeText } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { LIST_SECONDS, renderStatic } from '@/store/page';

/** Every raffle, those that end last first. */
export default function RafflesPage() {
  const { t } = useTranslation('raffles');
  const answer = useGetRafflesQuery();
  return (
    <Layout path={paths.raffles()}>
      <Seo path={paths.raffles()} title={t('title')} description={t('lead')} />
      <TakingPart current="raffles" />
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {answer.data?.results.length === 0 ? (
        <EmptyState title={t('empty')} body={t('emptyBody')} />
      ) : (
        <section aria-labelledby="list">
          <h2 id="list" className="visually-hidden">
            {t('list')}
          </h2>
          <ListPage
            answer={answer}
            tags={['Raffles']}
            row={(raffle) => (
              <EntryRow
                key={raffle.id}
                href={paths.raffle(raffle.id)}
                title={raffle.title}
                excerpt={raffle.description}
                picture={raffle.image}
              >
                <span>{t(`status.${raffle.status}`)}</span>
                <span>
                  {raffle.price > 0 ? t('price', { hearts: wholeText(raffle.price) }) : t('free')}
                </span>
              </EntryRow>
            )}
          />
        </section>
      )}
    </Layout>
  );
}

/** There is one page of raffles; it is made when first asked for, since a build has no provider. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  if (params?.page !== '1') return { notFound: true };
  return renderStatic({
    locale,
    namespaces: ['raffles'],
    revalidate: LIST_SECONDS,
    load: async (ask) => {
      await ask(rafflesApi.endpoints.getRaffles.initiate());
      return {};
    },
  });
}) satisfies GetStaticProps;
