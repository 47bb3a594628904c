import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { Reveal } from '@/components/ui/Reveal';
import { TypePicture } from '@/components/ui/TypePicture';
import { oppositeType, skinAxes } from '@/contract/skin';
import { paths } from '@/lib/paths';
import { leansOf } from './radar';
import { ShareType } from './ShareType';
import { SkinRadar } from './SkinRadar';
import styles from './Surveys.module.css';
import { TypeCard } from './TypeCard';
import { useOwnResult } from './useOwnResult';

/**
 * Renders the page of a skin type: its drawing and name, its shape, care advice, its opposite. A reader whose own
 * type it is shares it.
 */
export function TypeArticle({ code }: { code: string }) {
  const { t } = useTranslation('surveys');
  const { t: skin } = useTranslation('skin');
  const isMine = useOwnResult().result?.type === code;
  const sides = skinAxes.map(({ axis }, index) => ({ axis, side: (code[index] ?? '') as 'Y' }));
  const names = sides.map(({ side }) => skin(`side.${side}`)).join(', ');
  const opposite = oppositeType(code);
  return (
    <article>
      <TypeCard code={code} label={isMine ? t('hub.mine', { code }) : undefined} heading="h1">
        <div className="row-2">
          {isMine ? (
            <>
              <ShareType code={code} />
              <LinkButton href={paths.survey('skin-type')}>{t('hub.again')}</LinkButton>
            </>
          ) : (
            <>
              <LinkButton href={paths.survey('skin-type')} variant="primary">
                {t('types.take')}
              </LinkButton>
              <ShareType code={code} quiet />
            </>
          )}
        </div>
      </TypeCard>
      <h2 className={styles.heading}>{t('types.shape')}</h2>
      <div className={styles.figure}>
        <SkinRadar leans={leansOf(code)} label={t('types.radar', { sides: names })} />
        <ul className={styles.axes}>
          {sides.map(({ axis, side }) => (
            <li key={axis}>
              <span className="small">{skin(`axis.${axis}`)}</span>
              <strong>{skin(`tendency.${side}`)}</strong>
            </li>
          ))}
        </ul>
      </div>
      <h2 className={styles.heading}>{t('result.care')}</h2>
      <ul className={styles.tips}>
        {sides.map(({ axis, side }) => (
          <li key={axis}>
            <strong>{skin(`side.${side}`)}</strong>
            {skin(`tip.${side}`)}
          </li>
        ))}
      </ul>
      <p className={styles.fine}>{t('notDiagnosis')}</p>
      <Reveal>
        <Link href={paths.skin(opposite)} prefetch={false} className={styles.opposite}>
          <TypePicture code={opposite} />
          <span>
            <span className="small">{t('types.opposite')}</span>
            <strong>{skin(`name.${opposite as 'YMSJ'}`)}</strong>
            <span className="small">{opposite}</span>
          </span>
        </Link>
      </Reveal>
    </article>
  );
}
