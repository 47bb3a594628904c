import Link from 'next/link';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryFacts } from '@/components/lists/EntryFacts';
import { ProductCards } from '@/components/products/ProductCards';
import { IconButton } from '@/components/ui/Button';
import { ChipLink, Chips } from '@/components/ui/Chips';
import { ChevronRightIcon, ShareIcon } from '@/components/ui/icons';
import { LinkedText } from '@/components/ui/LinkedText';
import { Facts, List } from '@/components/ui/List';
import { lazyClient } from '@/components/ui/lazyClient';
import type { Photo, Video } from '@/contract/contents';
import { useFirstUse } from '@/hooks/useFirstUse';
import { useMember } from '@/hooks/useMember';
import { useShare } from '@/hooks/useShare';
import { paths, type Query } from '@/lib/paths';
import styles from './ContentDescription.module.css';
import { withoutHashtags } from './withoutHashtags';

const SaveButton = lazyClient(() => import('@/components/bookmarks/SaveButton').then((it) => it.SaveButton));

/** Renders the description below a video or pictures: title, facts, text, categories and links. */
export function ContentDescription({
  content,
  subject,
  listPath,
}: {
  content: Video | Photo;
  /** What it is, as bookmarks name it. */
  subject: 'video' | 'photo';
  /** Its list's place in lib/paths, for its categories and hashtags. */
  listPath: (query?: Query) => string;
}) {
  const { t } = useTranslation('contents');
  const { t: common } = useTranslation('common');
  const share = useShare(content.title);
  const { isLogin } = useMember();
  const isUsed = useFirstUse();
  const [productsId, postsId] = [useId(), useId()];
  const { products, posts, categories } = content;
  const tags = 'tags' in content ? content.tags : [];
  // Hashtags at the end are shown below as links.
  const text = tags.length > 0 ? withoutHashtags(content.description) : content.description;
  return (
    <>
      {content.status === 'hidden' ? <p className={styles.hidden}>{t('hidden')}</p> : null}
      <header className={styles.head}>
        <div className={styles.description}>
          <h1 className={styles.title}>{content.title}</h1>
          <Facts>
            <EntryFacts
              at={content.published_at}
              views={'view_count' in content ? content.view_count : undefined}
              comments={content.comment_count}
            />
          </Facts>
        </div>
        <div className={styles.actions}>
          {isLogin || isUsed ? <SaveButton subject={subject} id={content.id} /> : null}
          <IconButton label={common('action.share')} onClick={share}>
            <ShareIcon />
          </IconButton>
        </div>
      </header>
      {text ? (
        <div className={styles.text}>
          <LinkedText text={text} links={content.links.filter(({ end }) => end <= text.length)} />
        </div>
      ) : null}
      {categories.length + tags.length > 0 ? (
        <Chips label={t('filter.categories')}>
          {categories.map(({ slug, name }) => (
            <ChipLink key={slug} href={listPath({ categories: slug })} prefetch={false}>
              {name}
            </ChipLink>
          ))}
          {tags.map(({ slug, name }) => (
            <ChipLink key={slug} href={listPath({ tags: slug })} prefetch={false}>
              #{name}
            </ChipLink>
          ))}
        </Chips>
      ) : null}
      {products.length > 0 ? (
        <section className={styles.part} aria-labelledby={productsId}>
          <h2 id={productsId} className={styles.heading}>
            {t('products')}
          </h2>
          <ProductCards products={products} label={t('products')} dense />
        </section>
      ) : null}
      {posts.length > 0 ? (
        <section className={styles.part} aria-labelledby={postsId}>
          <h2 id={postsId} className={styles.heading}>
            {t('posts')}
          </h2>
          <List>
            {posts.map((post) => (
              <li key={post.id}>
                <Link href={paths.post(post.id)} prefetch={false} className={styles.post}>
                  {post.title}
                  <ChevronRightIcon size={1} />
                </Link>
              </li>
            ))}
          </List>
        </section>
      ) : null}
    </>
  );
}
