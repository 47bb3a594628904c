import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { skinAxes } from '@/contract/skin';
import { paths } from '@/lib/paths';
import { ShareType } from './ShareType';
import styles from './Surveys.module.css';

/** Renders the public page of a skin type: its name, its four sides, care advice. */
export function TypeArticle({ code }: { code: string }) {
  const { t } = useTranslation('surveys');
  const { t: skin } = useTranslation('skin');
  const sides = skinAxes.map(({ axis }, index) => ({ axis, letter: (code[index] ?? '') as 'Y' }));
  return (
    <article className={styles.article}>
      <p className={styles.code}>{code}</p>
      <h1 className={styles.title}>{skin(`name.${code as 'YMSJ'}`)}</h1>
      <p className={styles.line}>{skin(`line.${code as 'YMSJ'}`)}</p>
      <ul className={styles.sides}>
        {sides.map(({ axis, letter }) => (
          <li key={axis}>
            <span className="small">{skin(`axis.${axis}`)}</span>
            <strong className="heading">{skin(`side.${letter}`)}</strong>
          </li>
        ))}
      </ul>
      <h2 className={styles.heading}>{t('result.care')}</h2>
      <ul className={styles.tips}>
        {sides.map(({ axis, letter }) => (
          <li key={axis}>
            <strong>{skin(`side.${letter}`)}</strong>
            {skin(`tip.${letter}`)}
          </li>
        ))}
      </ul>
      <p className="small">{t('notDiagnosis')}</p>
      <div className="row-3">
        <LinkButton href={paths.survey('skin-type-test')} variant="primary">
          {t('types.take')}
        </LinkButton>
        <ShareType code={code} />
      </div>
    </article>
  );
}
