import type { TFunction } from 'i18next';
import { ACTION_REASON_MAX as max } from '@/contract/constants/moderation';
import type { SchemaForm } from '@/hooks/useSchemaForm';
import { z } from '@/lib/formSchema';

/** Builds the schema of a manager's reason, which is sent to the affected member. */
export const reasonForm = (t: TFunction<'moderation'>) =>
  z.object({
    reason: z.string().check(z.typed(), z.atLeast(1, t('reason.missing')), z.atMost(max, t('tooLong', { max }))),
  });
export type Reason = z.infer<ReturnType<typeof reasonForm>>;
export const noReason: Reason = { reason: '' };

/** The part of a form with a reason that its fields use. */
export type FormWithReason = Pick<SchemaForm<Reason>, 'form' | 'values' | 'errors' | 'change'>;
