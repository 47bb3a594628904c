import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CommentSubject, commentsKey } from '@/api/comments';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Button, IconButton } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { Form } from '@/components/ui/Form';
import { CloseIcon } from '@/components/ui/icons';
import { lazyClient } from '@/components/ui/lazyClient';
import { lazyHook, useTyped } from '@/components/ui/lazyHook';
import { Unverified } from '@/components/users/Unverified';
import { COMMENT_MAX } from '@/contract/constants/common';
import { hasVisible } from '@/contract/typedText';
import { useKeptFocus } from '@/hooks/useKeptFocus';
import { useMember } from '@/hooks/useMember';
import { draftTargets } from '@/lib/browser/drafts';
import styles from './CommentForm.module.css';
import { MentionArea } from './MentionArea';
import type { CommentFormState, CommentValues } from './useCommentForm';
import { useMovedReply } from './useMovedReply';

const LazyComment = lazyHook(async () => (await import('./useCommentForm')).useCommentForm);

const Quoted = lazyClient(() => import('./Composed').then((it) => it.Quoted));

const empty: CommentValues = { text: '', quote: '', showManagerBadge: true };

/**
 * Renders the form that writes a comment, or a reply to the comment `parent` of `nickname`: in its place, or with
 * `onClose` at the bottom of the window, above an on-screen keyboard.
 */
export function CommentForm({
  subject,
  page,
  parent = null,
  nickname = '',
  autoFocus = false,
  onMoved,
  onClose,
  onSent,
}: {
  subject: CommentSubject;
  /** The page of comments on which it will appear. */
  page: number;
  parent?: number | null;
  nickname?: string;
  autoFocus?: boolean;
  /** Called when a reply's text was moved into the draft of a comment. */
  onMoved?: () => void;
  onClose?: () => void;
  onSent?: () => void;
}) {
  const { t } = useTranslation('comments');
  const { user } = useMember();
  const [form, setForm] = useState<CommentFormState>();
  const early = useTyped<CommentValues>(draftTargets.commentOn(subject.path, parent), empty);
  const { typed } = early;
  const { change, send } = form ?? early;
  const { text, quote, showManagerBadge } = form?.values ?? early.values;
  useKeptFocus(early.form, 'replying');
  useMovedReply(subject, parent, onMoved);
  return (
    <Form
      ref={form?.form ?? early.form}
      className={clsx('stack-2', onClose && styles.opened)}
      onSubmit={send}
      onFocus={early.need}
    >
      {onClose ? (
        <div className={styles.head}>
          <p>{parent ? t('replyingTo', { nickname }) : t('toComments')}</p>
          <IconButton label={t('close')} onClick={onClose}>
            <CloseIcon size={1} />
          </IconButton>
        </div>
      ) : null}
      {early.isNeeded || autoFocus ? (
        <LazyComment subject={subject} page={page} parent={parent} typed={typed} onSent={onSent} onResult={setForm} />
      ) : null}
      <Unverified />
      <OtherDraft draft={form?.draft} />
      {quote ? <Quoted quote={quote} onRemove={() => change({ quote: '' })} /> : null}
      <MentionArea
        name="text"
        thread={commentsKey(subject, page)}
        label={parent ? t('replyLabel', { nickname }) : t('label')}
        labelHidden
        placeholder={parent ? t('replyTo', { nickname }) : t('hint')}
        limit={COMMENT_MAX - quote.length}
        oneLine
        calledAbove={Boolean(onClose)}
        autoFocus={autoFocus}
        value={text}
        error={form?.errors.text}
        onText={(typedText) => change({ text: typedText })}
        onSend={send}
      />
      <div className={styles.actions}>
        {user?.is_manager ? (
          <Checkbox
            name="showManagerBadge"
            checked={showManagerBadge}
            error={form?.errors.showManagerBadge}
            onChange={(event) => change({ showManagerBadge: event.target.checked })}
          >
            {t('badge')}
          </Checkbox>
        ) : null}
        <Button
          type="submit"
          variant="primary"
          size="small"
          busy={form?.isSubmitting ?? typed.isSent}
          disabled={!hasVisible(text)}
        >
          {t('send')}
        </Button>
      </div>
    </Form>
  );
}
