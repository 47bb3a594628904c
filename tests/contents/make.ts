import { contentCategories, otherContents, photos, videos } from '@/provider/db/schema/contents';
import { posts } from '@/provider/db/schema/posts';
import { productCategories, products, stores } from '@/provider/db/schema/products';
import { testProvider } from '../api';

let made = 0;
const next = () => {
  made += 1;
  return made;
};

const insert = async <T>(
  work: Parameters<Awaited<ReturnType<typeof testProvider>>['services']['database']['write']>[0] extends (
    tx: infer Tx,
  ) => unknown
    ? (tx: Tx) => Promise<T[]>
    : never,
): Promise<T> => {
  const provider = await testProvider();
  const [row] = await provider.services.database.write(work);
  if (!row) throw new Error('nothing was made');
  return row;
};

const publishedAt = new Date('2026-03-01T00:00:00Z');
const picture = (name: string) => ({ url: `/api/v1/files/${name}-1280x720.webp`, alt: '', width: 1280, height: 720 });

/** Inserts a video; of our own and without a film unless the row says otherwise. */
export const aVideo = (row: Partial<typeof videos.$inferInsert> = {}) =>
  insert((tx) =>
    tx
      .insert(videos)
      .values({
        sourceId: `video-${next()}`,
        type: 'file',
        title: '거품의 굵기',
        description: '같은 세안제로 씻었어요.',
        duration: 233,
        thumbnail: picture('still'),
        publishedAt,
        ...row,
      })
      .returning(),
  );

/** Inserts a photo post with `pictures` pictures. */
export const aPhoto = ({ pictures = 1, ...row }: Partial<typeof photos.$inferInsert> & { pictures?: number } = {}) =>
  insert((tx) =>
    tx
      .insert(photos)
      .values({
        sourceId: `photo-${next()}`,
        type: 'file',
        postType: pictures > 1 ? 'carousel' : 'image',
        title: '창가의 크림',
        description: '오늘은 세 개만.\n\n#아침루틴',
        media: Array.from({ length: pictures }, (_, place) => ({
          ...picture(`shot-${place}`),
          alt: place === 0 ? '창가에 놓인 크림' : '',
          kind: 'image' as const,
          film: null,
        })),
        publishedAt,
        ...row,
      })
      .returning(),
  );

/** Inserts the labels that products and contents of these tests have. */
export async function insertTerms() {
  const label = { name: '햇빛', nameEn: 'Sun' };
  await insert((tx) =>
    tx
      .insert(contentCategories)
      .values({ ...label, slug: 'sun' })
      .returning(),
  );
  await insert((tx) =>
    tx.insert(productCategories).values({ slug: 'cream', name: '크림', nameEn: 'Creams' }).returning(),
  );
  await insert((tx) => tx.insert(stores).values({ slug: 'alley', name: '골목약방', nameEn: 'Alley' }).returning());
}

/** Inserts a product, sold in the only store. */
export const aProduct = (row: Partial<typeof products.$inferInsert> = {}) =>
  insert((tx) =>
    tx
      .insert(products)
      .values({
        slug: `product-${next()}`,
        name: '장벽 크림',
        nameEn: 'Barrier Cream',
        brand: '느린온도',
        brandEn: 'Slow',
        category: 'cream',
        image: '/api/v1/files/cream-640x640.webp',
        price: 29_000,
        stores: ['alley'],
        ...row,
      })
      .returning(),
  );

/** Inserts a collection of products. */
export const aCollection = (row: Partial<typeof otherContents.$inferInsert> = {}) =>
  insert((tx) =>
    tx
      .insert(otherContents)
      .values({
        type: 'collection',
        title: '겨울 준비',
        titleEn: 'Winter',
        description: '한 겹을 더 준비해요.',
        descriptionEn: 'One more layer.',
        publishedAt,
        ...row,
      })
      .returning(),
  );

/** Inserts a published post that names products. */
export const aPost = (userId: number, title: string, products: number[] = []) =>
  insert((tx) => tx.insert(posts).values({ userId, title, content: '', plain: '', excerpt: '', products }).returning());
