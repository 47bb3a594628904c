import Link from 'next/link';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetLegalTextQuery } from '@/api/legal';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { Detail } from '@/components/ui/Detail';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { dayText } from '@/components/users/dayText';
import type { LegalKind } from '@/contract/constants/legal';
import type { LegalText } from '@/contract/legal';
import { type LegalParts, readLegalText } from '@/lib/legalText';
import { paths } from '@/lib/paths';
import styles from './Legal.module.css';

/** Renders the paragraphs of a text. */
const Paragraphs = ({ texts, className }: { texts: readonly string[]; className: string | undefined }) =>
  texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be the same, and none ever moves
    <p className={className} key={index}>
      {text}
    </p>
  ));

/** Renders a long text in numbered sections. */
function Sections({ sections }: Pick<LegalParts, 'sections'>) {
  const id = useId();
  return (
    <div className={styles.prose}>
      {sections.map(({ heading, body }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sections may be the same, and none ever moves
        <section className="stack-3" key={index} aria-labelledby={`${id}-${index}`}>
          <h2 className="heading" id={`${id}-${index}`}>
            {index + 1}. {heading}
          </h2>
          <Paragraphs texts={body} className={styles.paragraph} />
        </section>
      ))}
    </div>
  );
}

/** Renders which text this is beside the one that holds now, and a link to that or to the one to come. */
function Version({ kind, legal: { text, current, coming } }: { kind: LegalKind; legal: LegalText }) {
  const { t } = useTranslation('legal');
  const { t: common } = useTranslation('common');
  const on = text?.effective_on ?? null;
  if (on !== current) {
    return (
      <p className={styles.version}>
        {t(on !== null && on === coming ? 'version.coming' : 'version.other')}{' '}
        <Link href={paths[kind]()}>{t('version.toCurrent')}</Link>
      </p>
    );
  }
  return coming ? (
    <p className={styles.version}>
      {t('version.changes', { day: dayText(coming, common) })}{' '}
      <Link href={paths[kind]({ on: coming })}>{t('version.toComing')}</Link>
    </p>
  ) : null;
}

/** Renders the days from which other texts held or will hold, with links to them. */
function OtherVersions({ kind, legal: { text, days } }: { kind: LegalKind; legal: LegalText }) {
  const { t } = useTranslation('legal');
  const { t: common } = useTranslation('common');
  const others = days.filter((day) => day !== text?.effective_on);
  if (others.length === 0) return null;
  return (
    <nav aria-labelledby="versions" className="stack-2">
      <h2 id="versions" className={styles.others}>
        {t('version.others')}
      </h2>
      <ul className="stack-2">
        {others.map((day) => (
          <li key={day}>
            <Link className="way" href={paths[kind]({ on: day })} prefetch={false}>
              {t('version.from', { day: dayText(day, common) })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Renders the terms or the privacy policy as they hold `on` a day, or today: an operator's own text, or before there is
 * one the site's. `children` stand between the introduction and the sections.
 */
export function LegalPage({ kind, on, children }: { kind: LegalKind; on: string | null; children?: ReactNode }) {
  const { t } = useTranslation('legal');
  const { t: common } = useTranslation('common');
  const answer = useGetLegalTextQuery({ kind, ...(on !== null && { on }) });
  const announced = answer.data?.text;
  const { intro, sections }: LegalParts = announced
    ? readLegalText(announced.content)
    : { intro: [t(`${kind}.intro`)], sections: t(`${kind}.sections`, { returnObjects: true }) };
  const path = paths[kind](on === null ? undefined : { on });
  const title = t(`${kind}.title`);
  return (
    <Layout path={path}>
      <Seo path={path} title={title} description={intro[0]} noindex={on !== null} />
      <h1>{title}</h1>
      <Detail answer={answer} tags={['Legal']} loading={<SkeletonRows rows={6} />}>
        {(legal) => (
          <>
            <Version kind={kind} legal={legal} />
            <Paragraphs texts={intro} className={styles.intro} />
            <p className={styles.updated}>
              {legal.text ? t('from', { day: dayText(legal.text.effective_on, common) }) : t('updated')}
            </p>
            {legal.text ? <p className={styles.updated}>{t('summary', { summary: legal.text.summary })}</p> : null}
            {children}
            <Sections sections={sections} />
            <OtherVersions kind={kind} legal={legal} />
          </>
        )}
      </Detail>
    </Layout>
  );
}
