import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { useSaveFile } from '@/hooks/useSaveFile';
import { csvOf } from '@/lib/csv';

/** Renders the button that saves a table as CSV; `title` says of what. */
export function CsvButton({ name, title, rows }: { name: string; title: string; rows: Parameters<typeof csvOf>[0] }) {
  const { t } = useTranslation('statistics');
  const save = useSaveFile();
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={t('csv', { title })}
      onClick={() => save({ name: `${name}.csv`, text: csvOf(rows), type: 'text/csv;charset=utf-8' })}
    >
      CSV
    </Button>
  );
}
