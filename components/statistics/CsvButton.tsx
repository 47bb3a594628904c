import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { saveFile } from '@/lib/browser/saveFile';
import { csvOf } from '@/lib/csv';

/** Renders the button that saves a table as CSV; `title` says of what. */
export function CsvButton({ name, title, rows }: { name: string; title: string; rows: Parameters<typeof csvOf>[0] }) {
  const { t } = useTranslation('statistics');
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={t('csv', { title })}
      onClick={() => saveFile(`${name}.csv`, csvOf(rows), 'text/csv;charset=utf-8')}
    >
      CSV
    </Button>
  );
}
