import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryFacts } from '@/components/lists/EntryFacts';
import { ChipLink, Chips } from '@/components/ui/Chips';
import { EntryRow } from '@/components/ui/EntryRow';
import { List, SectionHead } from '@/components/ui/List';
import { MoreLink } from '@/components/ui/MoreLink';
import { Tag } from '@/components/ui/Tag';
import type { HomeSectionName } from '@/contract/constants/home';
import type { Main } from '@/contract/home';
import { useBlocked } from '@/hooks/useBlocked';
import { useRenderedAt } from '@/hooks/useRenderedAt';
import { daysLeft, daysUntil } from '@/lib/dates';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { Banners } from './Banners';
import { ForumsStrip } from './ForumsStrip';
import styles from './Home.module.css';
import { isShown, toggled } from './homeTypes';
import { JoinLine } from './Join';
import { PicturesStrip } from './PicturesStrip';
import { TopicsSection } from './TopicsSection';

/** Renders questions, each with whether it was answered. */
function QuestionsSection({ questions }: { questions: Main['questions'] }) {
  const { t, i18n } = useTranslation('home');
  const id = useId();
  const isBlocked = useBlocked();
  const shown = questions.filter(({ user }) => !isBlocked(user));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead title={t('questions')} id={id}>
        <MoreLink href={paths.questions()} of={t('questions')}>
          {t('more')}
        </MoreLink>
      </SectionHead>
      <List>
        {shown.map((question) => (
          <EntryRow key={question.slug} href={paths.question(question.slug)} title={question.title} size="brief">
            <Tag tone={question.answered ? 'accent' : 'plain'}>
              {question.answer_count > 0
                ? t('answers', {
                    count: question.answer_count,
                    answers: formatCompact(question.answer_count, i18n.language),
                  })
                : t('unanswered')}
            </Tag>
            <EntryFacts by={question.user.nickname} at={question.created_at} />
          </EntryRow>
        ))}
      </List>
    </section>
  );
}

/** Returns functions that render the time left, counted as in the lists; nothing without a render time. */
function useTimeLeft() {
  const { t } = useTranslation('home');
  const now = useRenderedAt();
  const text = (count: number) => <span>{count > 0 ? t('daysLeft', { count }) : t('endsToday')}</span>;
  return {
    /** Until the end of a challenge's last day: today is one of its days. */
    ofDays: (last: string) => (now ? text(daysUntil(last, now) > 0 ? daysUntil(last, now) + 1 : 0) : null),
    /** Until an instant. */
    until: (end: string) => (now ? text(daysLeft(now, end)) : null),
  };
}

/** The size of a challenge's picture, as its list shows it too. */
const POSTER = { width: 1280, height: 720 };

/** Renders one section of the home page; nothing for one without content. */
function HomeSection({ name, main }: { name: HomeSectionName; main: Main }) {
  const { t, i18n } = useTranslation('home');
  const timeLeft = useTimeLeft();
  const isBlocked = useBlocked();
  switch (name) {
    case 'hot':
      return <TopicsSection title={t('hot')} href={paths.topics()} topics={main.hot_topics} pictures />;
    case 'posts':
      return (
        <PicturesStrip
          title={t('posts')}
          href={paths.posts()}
          items={main.posts
            .filter(({ user }) => !isBlocked(user))
            .map(({ id, title, cover }) => ({ href: paths.post(id), title, picture: cover }))}
        />
      );
    case 'challenges':
      return (
        <PicturesStrip
          title={t('challenges')}
          href={paths.challenges()}
          items={main.challenges.map(({ id, title, image, ends_on, participant_count: count }) => ({
            href: paths.challenge(id),
            title,
            picture: { url: image, ...POSTER },
            facts: (
              <>
                {timeLeft.ofDays(ends_on)}
                {count > 0 ? (
                  <span>{t('together', { count, people: formatCompact(count, i18n.language) })}</span>
                ) : null}
              </>
            ),
          }))}
        />
      );
    case 'events':
      return (
        <PicturesStrip
          title={t('events')}
          href={paths.events()}
          items={main.events.map(({ slug, title, image, gift, ends_at }) => ({
            href: paths.event(slug),
            title,
            picture: { url: image, ...POSTER },
            facts: (
              <>
                {timeLeft.until(ends_at)}
                <span>{gift}</span>
              </>
            ),
          }))}
        />
      );
    case 'forums':
      return <ForumsStrip forums={main.forums} />;
    case 'questions':
      return <QuestionsSection questions={main.questions} />;
    case 'videos':
      return (
        <PicturesStrip
          title={t('videos')}
          href={paths.videos()}
          items={main.videos.map(({ id, title, thumbnail }) => ({ href: paths.video(id), title, picture: thumbnail }))}
        />
      );
    case 'photos':
      return (
        <PicturesStrip
          title={t('photos')}
          href={paths.photos()}
          shape="tall"
          items={main.photos.map(({ id, title, thumbnail }) => ({ href: paths.photo(id), title, picture: thumbnail }))}
        />
      );
    case 'best':
      return <TopicsSection title={t('best')} href={paths.topics({ best: 1 })} topics={main.best_topics} numbered />;
  }
}

/** Renders the home page's column. `types` are the chosen sections; `typesHref` builds the address of a choice. */
export function Home({
  main,
  types,
  typesHref,
  own,
}: {
  main: Main;
  types: readonly string[];
  typesHref: (types: readonly string[]) => string;
  /** The member's own part, below the heading. */
  own?: ReactNode;
}) {
  const { t } = useTranslation('home');
  return (
    <div className={styles.home}>
      <h1>{t('heading')}</h1>
      {own}
      {types.length === 0 ? <Banners banners={main.banners} /> : null}
      <JoinLine />
      <Chips label={t('show')}>
        <ChipLink href={typesHref([])} selected={!types.length} scroll={false} prefetch={false}>
          {t('types.all')}
        </ChipLink>
        {[...main.sections, 'rankings' as const].map((type) => (
          <ChipLink
            key={type}
            href={typesHref(toggled(type, types))}
            selected={types.includes(type)}
            scroll={false}
            prefetch={false}
          >
            {t(`types.${type}`)}
          </ChipLink>
        ))}
      </Chips>
      {main.sections.map((name) => (isShown(name, types) ? <HomeSection key={name} name={name} main={main} /> : null))}
    </div>
  );
}
