import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { TypePicture } from '@/components/ui/TypePicture';
import { FollowButton } from '@/components/users/FollowButton';
import { skinAxes } from '@/contract/skin';
import type { Profile } from '@/contract/users';
import { paths } from '@/lib/paths';
import styles from './Comparison.module.css';
import { leansOf } from './radar';
import { ShareType } from './ShareType';
import { SkinRadar } from './SkinRadar';
import { useOwnResult } from './useOwnResult';

/** Renders a type beside another: its drawing, whose it is, its name. */
function Side({ code, owner }: { code: string; owner: string }) {
  const { t: skin } = useTranslation('skin');
  return (
    <figure className={styles.side}>
      <TypePicture code={code} eager />
      <figcaption>
        <span className="small">{owner}</span>
        <strong>{skin(`name.${code as 'YMSJ'}`)}</strong>
        <span className="fine">{code}</span>
      </figcaption>
    </figure>
  );
}

/**
 * Renders the reader's skin type beside a member's: drawings, shapes laid over each other, and what they share,
 * by their types alone. A reader without a type is asked to find it first.
 */
export function Comparison({ friend, type }: { friend: Profile; type: string }) {
  const { t } = useTranslation('surveys');
  const { result, isKnown } = useOwnResult();
  const { nickname, username } = friend;
  if (!result) {
    return (
      <div className={styles.first}>
        <Side code={type} owner={t('compare.theirs', { nickname })} />
        <p>{t('compare.first', { nickname })}</p>
        {isKnown ? (
          <LinkButton href={paths.survey('skin-type', { with: username })} variant="primary">
            {t('hub.start')}
          </LinkButton>
        ) : (
          <SkeletonRows rows={1} />
        )}
      </div>
    );
  }
  return <Compared mine={result.type} theirs={type} friend={friend} />;
}

function Compared({ mine, theirs, friend }: { mine: string; theirs: string; friend: Profile }) {
  const { t } = useTranslation('surveys');
  const { t: skin } = useTranslation('skin');
  const { nickname, username } = friend;
  const axes = skinAxes.map(({ axis }, index) => ({ axis, own: mine[index] as 'Y', other: theirs[index] as 'Y' }));
  const alike = axes.filter(({ own, other }) => own === other);
  const different = axes.filter(({ own, other }) => own !== other);
  return (
    <div className={styles.compared}>
      <div className={styles.pair}>
        <Side code={mine} owner={t('compare.mine')} />
        <Side code={theirs} owner={t('compare.theirs', { nickname })} />
      </div>
      <p className={styles.verdict}>{t(`compare.verdict.${alike.length as 0}`)}</p>
      <figure>
        <SkinRadar leans={leansOf(mine)} other={leansOf(theirs)} label={t('compare.radar', { nickname })} />
        <figcaption className={styles.key}>
          <span className={styles.own}>{t('compare.mine')}</span>
          <span className={styles.other}>{t('compare.theirs', { nickname })}</span>
        </figcaption>
      </figure>
      <div className={styles.lists}>
        {alike.length > 0 ? (
          <section aria-labelledby="alike">
            <h2 id="alike" className="heading">
              {t('compare.alike')}
            </h2>
            <ul className={styles.facts}>
              {alike.map(({ axis, own }) => (
                <li key={axis}>
                  <span className="small">{skin(`axis.${axis}`)}</span>{' '}
                  {t('compare.both', { tendency: skin(`tendency.${own}`) })}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {different.length > 0 ? (
          <section aria-labelledby="different">
            <h2 id="different" className="heading">
              {t('compare.different')}
            </h2>
            <ul className={styles.facts}>
              {different.map(({ axis, own, other }) => (
                <li key={axis}>
                  <span className="small">{skin(`axis.${axis}`)}</span>{' '}
                  {t('compare.each', {
                    mine: skin(`tendency.${own}`),
                    theirs: skin(`tendency.${other}`),
                    nickname,
                  })}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      <div className="row-2">
        <FollowButton user={friend} followed={friend.followed} path={paths.compareSkin(username)} prominent />
        <ShareType code={mine} quiet />
        <LinkButton href={paths.skin(theirs)}>{t('compare.page')}</LinkButton>
      </div>
    </div>
  );
}
