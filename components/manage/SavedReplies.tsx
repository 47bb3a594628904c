import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteReplyMutation, useGetSavedRepliesQuery, useSaveReplyMutation } from '@/api/savedReplies';
import { OtherDraft } from '@/components/article/OtherDraft';
import { AskingButton } from '@/components/ui/AskingButton';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { List, ListRow } from '@/components/ui/List';
import { Loaded } from '@/components/ui/Loaded';
import { Sheet } from '@/components/ui/Sheet';
import { SAVED_REPLY_TITLE_MAX } from '@/contract/constants/support';
import { type SavedReply, savedReplySchemas } from '@/contract/savedReplies';
import { hasVisible } from '@/contract/typedText';
import { useForm } from '@/hooks/useForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import styles from './SavedReplies.module.css';

interface Props {
  /** What is typed. */
  text: string;
  /** Replaces what is typed. */
  onChange: (text: string) => void;
}

/** Renders the button that opens the saved replies, of which one is put below what is typed. */
export function SavedReplies({ text, onChange }: Props) {
  const { t } = useTranslation('manage');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('replies.open')}
      </Button>
      {isOpen ? (
        <RepliesSheet
          text={text}
          onChange={(changed) => {
            setOpen(false);
            onChange(changed);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function RepliesSheet({ text, onChange, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('manage');
  return (
    <Sheet open onClose={onClose} title={t('replies.title')}>
      <div className="stack-4">
        <Loaded answer={useGetSavedRepliesQuery()}>
          {({ results }) =>
            results.length === 0 ? (
              <p className="aside">{t('replies.empty')}</p>
            ) : (
              <List>
                {results.map((reply) => (
                  <ReplyRow
                    key={reply.id}
                    reply={reply}
                    onTake={() => onChange(hasVisible(text) ? `${text.trimEnd()}\n\n${reply.content}` : reply.content)}
                  />
                ))}
              </List>
            )
          }
        </Loaded>
        {hasVisible(text) ? <SaveForm text={text} /> : <p className="fine">{t('replies.saveHint')}</p>}
      </div>
    </Sheet>
  );
}

function ReplyRow({ reply: { id, title, content }, onTake }: { reply: SavedReply; onTake: () => void }) {
  const { t } = useTranslation('manage');
  const [remove] = useDeleteReplyMutation();
  const { submit, isSubmitting } = useSubmit({
    call: (of: number) => remove({ id: of }).unwrap(),
    failed: t('replies.deleteFailed'),
    onDone: () => void notify('success', t('replies.deleted', { title })),
  });
  return (
    <ListRow
      after={
        <AskingButton
          size="small"
          busy={isSubmitting}
          aria-label={t('replies.deleteOf', { title })}
          ask={{
            title: t('replies.deleteTitle', { title }),
            body: t('replies.deleteBody'),
            confirm: t('replies.delete'),
          }}
          onConfirm={() => void submit(id)}
        >
          {t('replies.delete')}
        </AskingButton>
      }
    >
      <button type="button" className={styles.take} onClick={onTake}>
        <strong>{title}</strong>
        <span className={styles.content}>{content}</span>
      </button>
    </ListRow>
  );
}

const titleForm = savedReplySchemas.saveReply.body.pick({ title: true });

function SaveForm({ text }: { text: string }) {
  const { t } = useTranslation('manage');
  const [save] = useSaveReplyMutation();
  const form = useForm(titleForm, {
    initial: { title: '' },
    messages: { title: t('replies.missing') },
    isCalm: true,
    draft: { scope: draftTargets.act('saved-reply') },
    submit: {
      scope: `saved-reply:${text}`,
      call: ({ title }, idempotencyKey) => save({ title, content: text, idempotencyKey }).unwrap(),
      failed: t('replies.failed'),
      onDone(_answer, { title }) {
        form.begin({ title: '' });
        void notify('success', t('replies.saved', { title }));
      },
    },
  });
  return (
    <Form ref={form.form} className="stack-3" onSubmit={form.send}>
      <OtherDraft draft={form.draft} />
      <TextField
        label={t('replies.name')}
        hint={t('replies.nameHint')}
        autoComplete="off"
        limit={SAVED_REPLY_TITLE_MAX}
        {...form.field('title')}
      />
      <div className="actions">
        <Button type="submit" busy={form.isSubmitting}>
          {t('replies.save')}
        </Button>
      </div>
    </Form>
  );
}
