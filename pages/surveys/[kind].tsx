import type { GetStaticProps } from 'next';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { Survey } from '@/components/surveys/Survey';
import { itemIds } from '@/components/surveys/surveys';
import { Upgrade } from '@/components/surveys/Upgrade';
import { lazyClient } from '@/components/ui/lazyClient';
import { type SurveyKind, surveyKinds } from '@/contract/surveys';
import { DETAIL_SECONDS, LIST_SECONDS } from '@/lib/constants';
import { paths } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { renderStatic } from '@/server/render/page';

/** Loaded for new members only. */
const BackToWelcome = lazyClient(() => import('@/components/welcome/BackToWelcome').then((it) => it.BackToWelcome));

/** Renders one survey: /surveys/skin-type-test, skin-type, skin-type-upgrade, barrier. */
export default function SurveyPage({ kind }: { kind: SurveyKind }) {
  const { t } = useTranslation('surveys');
  const { query } = useRouter();
  const path = paths.survey(kind);
  return (
    <Layout path={path} narrow>
      <Seo path={path} title={t(`kinds.${kind}.title`)} description={t(`kinds.${kind}.lead`)} />
      {kind === 'skin-type-upgrade' ? (
        <Upgrade />
      ) : (
        <Survey key={kind} kind={kind} ids={itemIds(kind)}>
          {query.welcome ? <BackToWelcome /> : null}
        </Survey>
      )}
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;

export const getStaticProps = (({ locale, params }) => {
  const kind = surveyKinds.find((it) => it === params?.kind);
  if (!kind) return { notFound: true, revalidate: LIST_SECONDS };
  return renderStatic({
    locale,
    namespaces: ['surveys', 'skin', 'personal', 'members', 'topics'],
    revalidate: DETAIL_SECONDS,
    load: async () => ({ kind }),
  });
}) satisfies GetStaticProps;
