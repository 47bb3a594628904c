import type { GetServerSideProps } from 'next';
import { LedgerPage } from '@/components/points/LedgerPage';
import { renderLedger } from '@/routes/loaders/ledger';

/** Renders /me/points. */
export default LedgerPage;

export const getServerSideProps = ((context) => renderLedger(context, 'point')) satisfies GetServerSideProps;
