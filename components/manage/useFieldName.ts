import { useTranslation } from 'react-i18next';
import type { EventField } from '@/contract/events';

const ownNames = ['instagramUsername', 'phone', 'content', 'resourceUrls', 'delivery'] as const;

/** Returns a function that names an event's requested field: its own label, or that of its kind. */
export function useFieldName() {
  const { t } = useTranslation('winners');
  return ({ field, label }: EventField) =>
    label || t(`applicant.fields.${ownNames.find((name) => name === field) ?? 'answer'}`);
}
