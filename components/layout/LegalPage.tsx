import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Layout } from './Layout';
import styles from './Prose.module.css';
import { Seo } from './Seo';

interface ProseSection {
  heading: string;
  body: readonly string[];
}

/** Renders a long text in numbered sections. */
function Prose({ sections }: { sections: readonly ProseSection[] }) {
  const id = useId();
  return (
    <div className={styles.prose}>
      {sections.map(({ heading, body }, index) => (
        <section className="stack-3" key={heading} aria-labelledby={`${id}-${index}`}>
          <h2 className="heading" id={`${id}-${index}`}>
            {index + 1}. {heading}
          </h2>
          {body.map((paragraph) => (
            <p className="soft" key={paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** Renders a legal page: title, purpose, effective date and sections. */
export function LegalPage({
  path,
  title,
  intro,
  sections,
  children,
}: {
  path: string;
  title: string;
  intro: string;
  sections: readonly ProseSection[];
  children?: ReactNode;
}) {
  const { t } = useTranslation('legal');
  return (
    <Layout path={path}>
      <Seo path={path} title={title} description={intro} />
      <h1>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      <p className={styles.updated}>{t('updated')}</p>
      {children}
      <Prose sections={sections} />
    </Layout>
  );
}
