import { managedLegalApi } from '@/api/managedLegal';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import { NewLegalText } from '@/components/manage/NewLegalText';
import type { LegalKind } from '@/contract/constants/legal';
import { managePage } from '@/routes/loaders/manage';

/** Renders /manage/legal/new: the form of new terms, or of a new privacy policy with `kind=privacy`. */
export default function NewLegalTextPage({ state: { kind } }: { state: { kind: LegalKind } }) {
  return (
    <SubpageFrame section="legal">
      <NewLegalText key={kind} kind={kind} />
    </SubpageFrame>
  );
}

export const getServerSideProps = managePage(
  'settings',
  ({ of }): { kind: LegalKind } => ({ kind: of('kind') === 'privacy' ? 'privacy' : 'terms' }),
  (fetchQuery) => fetchQuery(managedLegalApi.endpoints.getManagedLegalTexts.initiate()),
  ['manage', 'drafts'],
);
