import { useTranslation } from 'react-i18next';
import styles from './Legal.module.css';

/** Renders the table of collected data, purposes and retention periods that the law requires. */
export function PrivacyTable() {
  const { t } = useTranslation('legal');
  const rows = t('privacy.rows', { returnObjects: true });
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{t('privacy.tableCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('privacy.columns.what')}</th>
            <th scope="col">{t('privacy.columns.why')}</th>
            <th scope="col">{t('privacy.columns.howLong')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, why, howLong }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-name={t('privacy.columns.why')}>{why}</td>
              <td data-name={t('privacy.columns.howLong')}>{howLong}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
