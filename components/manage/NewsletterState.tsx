import { useTranslation } from 'react-i18next';
import { Tag } from '@/components/ui/Tag';
import type { NewsletterState } from '@/contract/constants/newsletters';

const running: readonly NewsletterState[] = ['scheduled', 'sending'];

/** Renders the state of a newsletter. */
export function StateTag({ state }: { state: NewsletterState }) {
  const { t } = useTranslation('manage');
  return <Tag tone={running.includes(state) ? 'accent' : 'plain'}>{t(`newsletters.states.${state}`)}</Tag>;
}
