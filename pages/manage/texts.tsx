import { useTranslation } from 'react-i18next';
import { managedTextsApi } from '@/api/managedTexts';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { SiteTexts } from '@/components/manage/SiteTexts';
import { type SiteTextArea, siteTextAreas } from '@/contract/constants/siteTexts';
import { type ManageAddress, managePage } from '@/routes/loaders/manage';

interface TextsState {
  area: SiteTextArea;
}

/** Renders /manage/texts: the texts of badges, surveys and skin types, for those who manage content. */
export default function ManageTextsPage({ state: { area } }: { state: TextsState }) {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame section="texts" lead={t('texts.lead')}>
      <SiteTexts area={area} />
    </ManageFrame>
  );
}

const stateOf = ({ of }: ManageAddress): TextsState => ({
  area: siteTextAreas.find((it) => it === of('area')) ?? 'badges',
});

export const getServerSideProps = managePage(
  'content',
  stateOf,
  (fetchQuery, state) => fetchQuery(managedTextsApi.endpoints.getManagedTexts.initiate(state)),
  ['campaigns', 'manage', 'drafts'],
);
