import { useTranslation } from 'react-i18next';
import type { AnswerKey } from '@/api/answers';
import { useMemberAction } from '@/hooks/useMemberAction';
import { paths } from '@/lib/paths';

/** Toggles the member's like on an answer, which is `liked` or not. */
export function useAnswerLike(key: AnswerKey, liked: boolean) {
  const { t } = useTranslation('questions');
  return useMemberAction({
    path: `${paths.question(key.slug)}#answer-${key.id}`,
    failed: t('toast.likeFailed'),
    call: async (idempotencyKey) => {
      const { answersApi } = await import('@/api/answers');
      return answersApi.endpoints.likeAnswer.initiate({ ...key, liked: !liked, idempotencyKey });
    },
  });
}
