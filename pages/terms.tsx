import { LegalPage } from '@/components/legal/LegalPage';
import { legalPageOf } from '@/routes/loaders/legal';

/** Renders /terms, of today or of the day `on`. */
export default function TermsPage({ on }: { on: string | null }) {
  return <LegalPage kind="terms" on={on} />;
}

export const getServerSideProps = legalPageOf('terms');
