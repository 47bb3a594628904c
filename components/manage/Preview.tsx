import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Answer, Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import styles from './Challenges.module.css';
import manage from './Manage.module.css';
import { SubpageFrame } from './ManageFrame';

/** Renders the frame of what members will see, in the console's section of it, with the way back (`href`) to its form. */
export function Preview({
  section,
  href,
  children,
}: {
  section: ComponentProps<typeof SubpageFrame>['section'];
  href: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('campaigns');
  return (
    <SubpageFrame section={section}>
      <div className={styles.preview}>
        <Link href={href} prefetch={false} className={manage.way}>
          {t('preview.back')}
        </Link>
        <p className="aside">{t('preview.lead')}</p>
        {children}
      </div>
    </SubpageFrame>
  );
}

/** Renders what `answer` brings as members will see it, as wide as theirs. A child of the frame reads it. */
export function Previewed<T>({
  answer,
  className,
  children,
}: {
  answer: Answer<T>;
  className?: string;
  children: (data: NonNullable<T>) => ReactNode;
}) {
  const { t } = useTranslation('campaigns');
  return (
    <Loaded answer={answer} loading={<SkeletonRows rows={2} />}>
      {(data) => (
        <article className={className} aria-label={t('preview.title')}>
          {children(data)}
        </article>
      )}
    </Loaded>
  );
}
