import { LegalPage } from '@/components/legal/LegalPage';
import { PrivacyTable } from '@/components/legal/PrivacyTable';
import { legalPageOf } from '@/routes/loaders/legal';

/** Renders /privacy, of today or of the day `on`. */
export default function PrivacyPage({ on }: { on: string | null }) {
  return (
    <LegalPage kind="privacy" on={on}>
      <PrivacyTable />
    </LegalPage>
  );
}

export const getServerSideProps = legalPageOf('privacy');
