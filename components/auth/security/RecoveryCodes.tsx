import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { useMember } from '@/hooks/useMember';
import { useSaveFile } from '@/hooks/useSaveFile';
import styles from './Security.module.css';

/** Renders new recovery codes, this once, with their download. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation('auth');
  const { user } = useMember();
  const saveFile = useSaveFile();
  const save = () => {
    const text = `${t('security.fileHead', { username: user?.username })}\n\n${codes.join('\n')}\n`;
    saveFile({ name: `gyeol-recovery-codes-${user?.username}.txt`, text, type: 'text/plain' });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('security.codesTitle')}
      actions={
        <>
          <Button onClick={save}>{t('security.download')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('security.saved')}
          </Button>
        </>
      }
    >
      <div className="stack-4">
        <p className="aside">{t('security.codesLead')}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
