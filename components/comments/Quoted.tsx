import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/Button';
import { CloseIcon } from '@/components/ui/icons';
import { LinkedText } from '@/components/ui/LinkedText';
import styles from './Quoted.module.css';

/** Renders what a comment that is being written quotes, as it will be shown; `onRemove` takes it away. */
export function Quoted({ quote, onRemove }: { quote: string; onRemove: () => void }) {
  const { t } = useTranslation('comments');
  return (
    <div className={styles.quoted}>
      <div className={styles.lines}>
        <LinkedText text={quote.trimEnd()} links={[]} quotes />
      </div>
      <IconButton
        label={t('quoteRemove')}
        // The text area keeps the focus, and with it a phone its keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRemove}
      >
        <CloseIcon size={1} />
      </IconButton>
    </div>
  );
}
