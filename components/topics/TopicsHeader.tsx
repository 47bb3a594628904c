import { useTranslation } from 'react-i18next';
import { ListHeader } from '@/components/lists/ListHeader';
import { ChipLink, Chips } from '@/components/ui/Chips';
import { paths } from '@/lib/paths';

/** Renders the title of a list across forums, and the choice between all topics and the best. */
export function TopicsHeader({ best }: { best: boolean }) {
  const { t } = useTranslation('topics');
  return (
    <ListHeader
      title={best ? t('bestTitle') : t('title')}
      description={best ? t('bestDescription') : t('description')}
      write={{ href: paths.writeTopic(), label: t('write') }}
    >
      <Chips label={t('view')}>
        <ChipLink href={paths.topics()} selected={!best} prefetch={false}>
          {t('every')}
        </ChipLink>
        <ChipLink href={paths.topics({ best: 1 })} selected={best} prefetch={false}>
          {t('best')}
        </ChipLink>
      </Chips>
    </ListHeader>
  );
}
