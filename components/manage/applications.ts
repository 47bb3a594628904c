import type { EventFieldName } from '@/contract/constants/participation';
import type { EventField, ManagedApplication } from '@/contract/events';

/** Returns the text that an application has for a requested field, '' for none; of pictures their addresses. */
export function answerOf(field: EventFieldName, application: ManagedApplication): string {
  if (field === 'delivery') return '';
  if (field === 'resourceUrls') return application.resourceUrls.join('\n');
  const text = application[field];
  return field === 'instagramUsername' && text ? `@${text}` : text;
}

/** Returns where the prize of a chosen application goes, in lines; '' without an address. */
export function deliveryOf({ delivery }: ManagedApplication): string {
  if (!delivery) return '';
  const { name, phone, zipcode, fullAddress, deliveryMessage } = delivery;
  return [name, phone, `(${zipcode}) ${fullAddress}`].concat(deliveryMessage || []).join('\n');
}

/** How many applications gave an answer to a field; the most frequent one first. */
export interface Count {
  id: number;
  answer: string;
  count: number;
}

/** Counts the equal answers to a field. */
export function countAnswers({ field }: EventField, applications: readonly ManagedApplication[]): Count[] {
  const counts = new Map<string, number>();
  for (const application of applications) {
    const answer = answerOf(field, application).trim();
    if (answer) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return [...counts]
    .map(([answer, count], id) => ({ id, answer, count }))
    .sort((one, other) => other.count - one.count || one.id - other.id);
}
