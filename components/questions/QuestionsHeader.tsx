import { useTranslation } from 'react-i18next';
import { ListHeader } from '@/components/lists/ListHeader';
import { ChipLink, Chips } from '@/components/ui/Tag';
import { paths } from '@/lib/paths';
import type { QuestionsScope } from './questionsQuery';

/** Renders the title of a list of questions, the link to ask one, and the choice of unanswered ones. */
export function QuestionsHeader({ unanswered }: QuestionsScope) {
  const { t } = useTranslation('questions');
  return (
    <ListHeader
      title={unanswered ? t('unansweredTitle') : t('title')}
      description={unanswered ? t('unansweredDescription') : t('description')}
      write={{ href: paths.newQuestion(), label: t('ask') }}
    >
      <Chips label={t('view')}>
        <ChipLink href={paths.questions()} selected={!unanswered} prefetch={false}>
          {t('every')}
        </ChipLink>
        <ChipLink href={paths.questions({ unanswered: 1 })} selected={unanswered} prefetch={false}>
          {t('unanswered')}
        </ChipLink>
      </Chips>
    </ListHeader>
  );
}
