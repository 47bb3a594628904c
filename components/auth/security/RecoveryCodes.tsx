import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { useMember } from '@/hooks/useMember';
import { saveFile } from '@/lib/browser/saveFile';
import styles from './Security.module.css';

/** Renders new recovery codes, this once, with their download. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation('auth');
  const { user } = useMember();
  const save = () => {
    const head = t('security.fileHead', { username: user?.username });
    saveFile(`gyeol-recovery-codes-${user?.username}.txt`, `${head}\n\n${codes.join('\n')}\n`, 'text/plain');
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
