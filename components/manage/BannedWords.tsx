import { useTranslation } from 'react-i18next';
import { useAddBannedWordMutation, useGetBannedWordsQuery, useRemoveBannedWordMutation } from '@/api/manage';
import { AnswerList } from '@/components/moderation/AnswerList';
import { Button } from '@/components/ui/Button';
import { Facts, ListRow } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { EmptyState } from '@/components/ui/State';
import type { BannedWord } from '@/contract/moderation';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { managePaths } from '@/lib/managePaths';
import { numbered } from '@/lib/paths';
import { AddBannedWord } from './AddBannedWord';
import { TestBannedWords } from './TestBannedWords';

/** Renders the operator's banned words with the means to add and remove them. */
export function BannedWords({ page }: { page: number }) {
  const { t } = useTranslation('moderation');
  const answer = useGetBannedWordsQuery({ page });
  const [add] = useAddBannedWordMutation();
  const { submit: restore } = useSubmit({
    scope: 'restored word',
    call: (body: { word: string }, idempotencyKey) => add({ ...body, idempotencyKey }).unwrap(),
    failed: t('bannedWords.failed'),
    onDone: (_answer, { word }) => void notify('success', t('bannedWords.added', { word })),
  });
  return (
    <>
      <TestBannedWords />
      <AddBannedWord />
      <AnswerList
        answer={answer}
        page={page}
        hrefOf={(it) => managePaths.bannedWords(numbered(it))}
        row={(bannedWord) => (
          <BannedWordRow key={bannedWord.id} bannedWord={bannedWord} onUndo={(word) => void restore({ word })} />
        )}
        empty={<EmptyState title={t('bannedWords.empty')} body={t('bannedWords.emptyBody')} />}
      />
    </>
  );
}

/** Renders a banned word; its removal can be undone from the message, when the row is gone. */
function BannedWordRow({
  bannedWord: { id, word, user, created_at },
  onUndo,
}: {
  bannedWord: BannedWord;
  onUndo: (word: string) => void;
}) {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation('common');
  const [remove] = useRemoveBannedWordMutation();
  const { submit, isSubmitting } = useSubmit({
    call: (of: number) => remove({ id: of }).unwrap(),
    failed: t('bannedWords.removeFailed'),
    onDone: () =>
      void notify('success', t('bannedWords.removed', { word }), {
        label: common('undo.label'),
        onSelect: () => onUndo(word),
      }),
  });
  return (
    <ListRow
      after={
        <Button
          size="small"
          busy={isSubmitting}
          onClick={() => void submit(id)}
          aria-label={t('bannedWords.removeOf', { word })}
        >
          {t('bannedWords.remove')}
        </Button>
      }
    >
      {word}
      <Facts>
        <span>{user ? t('bannedWords.by', { nickname: user.nickname }) : t('bannedWords.first')}</span>
        {user ? <RelativeTime at={created_at} /> : null}
      </Facts>
    </ListRow>
  );
}
