import type { ReactNode, Ref } from 'react';
import type { QuestionWithoutComments } from '@/api/questions';
import { MentionArea } from '@/components/comments/MentionArea';
import { Form } from '@/components/ui/Form';
import { Unverified } from '@/components/users/Unverified';
import { ANSWER_MAX } from '@/contract/constants/common';
import styles from './Answers.module.css';

/** Renders the form of an answer: its text field, and `children` as its actions. */
export function AnswerFields({
  question,
  form,
  label,
  labelHidden = false,
  hint,
  text,
  error,
  autoFocus = false,
  onText,
  onSend,
  onFocus,
  children,
}: {
  question: QuestionWithoutComments;
  form?: Ref<HTMLFormElement>;
  label: string;
  labelHidden?: boolean;
  hint?: string;
  text: string;
  error?: string;
  autoFocus?: boolean;
  onText: (text: string) => void;
  onSend: () => void;
  onFocus?: () => void;
  children: ReactNode;
}) {
  return (
    <Form ref={form} className="stack-3" onSubmit={onSend} onFocus={onFocus}>
      <Unverified />
      <MentionArea
        name="text"
        thread={{ path: `questions/${question.slug}/`, page: 1 }}
        authors={[question.user, ...question.answers.map(({ user }) => user)]}
        label={label}
        labelHidden={labelHidden}
        placeholder={hint}
        limit={ANSWER_MAX}
        rows={5}
        autoFocus={autoFocus}
        value={text}
        error={error}
        onText={onText}
        onSend={onSend}
      />
      <div className={styles.actions}>{children}</div>
    </Form>
  );
}
