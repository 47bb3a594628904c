import { Fragment } from 'react';
import styles from './Outbox.module.css';

/** Renders a mail's text with its addresses as links. */
export function MailText({ text }: { text: string }) {
  return (
    <p className={styles.text}>
      {text.split(/(https?:\/\/\S+)/).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
        <Fragment key={place}>{/^https?:/.test(part) ? <a href={part}>{part}</a> : part}</Fragment>
      ))}
    </p>
  );
}
