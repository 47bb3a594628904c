import type { ReactNode, Ref } from 'react';
import { Form } from '@/components/ui/Form';
import { TextArea } from '@/components/ui/TextArea';
import { Unverified } from '@/components/users/Unverified';
import { ANSWER_MAX } from '@/contract/constants/common';
import styles from './Answers.module.css';

/** Renders the form of an answer: its text field, and `children` as its actions. */
export function AnswerFields({
  form,
  label,
  labelHidden = false,
  hint,
  text,
  autoFocus = false,
  onText,
  onSend,
  onFocus,
  children,
}: {
  form?: Ref<HTMLFormElement>;
  label: string;
  labelHidden?: boolean;
  hint?: string;
  text: string;
  autoFocus?: boolean;
  onText: (text: string) => void;
  onSend: () => void;
  onFocus?: () => void;
  children: ReactNode;
}) {
  return (
    <Form ref={form} className="stack-3" onSubmit={onSend} onFocus={onFocus}>
      <Unverified />
      <TextArea
        name="text"
        label={label}
        labelHidden={labelHidden}
        placeholder={hint}
        maxLength={ANSWER_MAX}
        rows={5}
        autoFocus={autoFocus}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onSend={onSend}
      />
      <div className={styles.actions}>{children}</div>
    </Form>
  );
}
