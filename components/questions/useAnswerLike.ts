import { useTranslation } from 'react-i18next';
import type { Answer } from '@/contract/questions';
import { useMemberAction } from '@/hooks/useMemberAction';
import { paths } from '@/lib/paths';

/** Toggles the member's like on an answer to the question with this slug. */
export function useAnswerLike(slug: string, { id, liked }: Answer) {
  const { t } = useTranslation('questions');
  return useMemberAction({
    path: `${paths.question(slug)}#answer-${id}`,
    failed: t('toast.likeFailed'),
    call: async (idempotencyKey) => {
      const { answersApi } = await import('@/api/answers');
      return answersApi.endpoints.likeAnswer.initiate({ id, liked: !liked, idempotencyKey });
    },
  });
}
