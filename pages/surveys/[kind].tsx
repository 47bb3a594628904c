import type { GetStaticPaths, GetStaticProps } from 'next';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { Survey } from '@/components/surveys/Survey';
import { itemIds, surveyKinds } from '@/components/surveys/surveys';
import { Upgrade } from '@/components/surveys/Upgrade';
import { lazyClient } from '@/components/ui/lazyClient';
import type { SurveyKind } from '@/contract/surveys';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

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
      {kind === 'skin-type-upgrade' ? <Upgrade /> : <Survey key={kind} kind={kind} ids={itemIds(kind)} />}
      {query.welcome ? <BackToWelcome /> : null}
    </Layout>
  );
}

export const getStaticPaths: GetStaticPaths = ({ locales = ['ko'] }) => ({
  paths: locales.flatMap((locale) => surveyKinds.map((kind) => ({ params: { kind }, locale }))),
  fallback: false,
});

export const getStaticProps: GetStaticProps = async ({ locale = 'ko', params }) => ({
  props: { ...(await translations(locale, ['surveys', 'skin', 'personal', 'members', 'topics'])), kind: params?.kind },
});
