import { postCategories, posts, postTags } from '../../db/schema/posts.ts';
import { productCategories, products } from '../../db/schema/products.ts';
import type { TestProvider } from '../../testing.ts';

/** Creates the taxonomy and products of posts in tests: two categories, two tags, one product. */
export const seedTaxonomy = ({ services }: Pick<TestProvider, 'services'>) =>
  services.database.write(async (tx) => {
    await tx.insert(postCategories).values([
      { slug: 'care', name: '관리', nameEn: 'Care' },
      { slug: 'science', name: '과학', nameEn: 'Science', position: 1 },
    ]);
    await tx.insert(postTags).values([
      { slug: 'winter', name: '겨울', nameEn: 'Winter' },
      { slug: 'sun', name: '자외선', nameEn: 'Sun', position: 1 },
    ]);
    await tx.insert(productCategories).values({ slug: 'cream', name: '크림', nameEn: 'Creams' });
    const [product] = await tx
      .insert(products)
      .values({
        slug: 'barrier',
        name: '장벽 크림',
        nameEn: 'Barrier cream',
        brand: '여울뜰',
        brandEn: 'Yeoulddeul',
        category: 'cream',
        image: '/api/v1/files/first-product-1-640x640.webp',
        price: 20_000,
      })
      .returning();
    if (!product) throw new Error('no product was made');
    return product;
  });

/** Inserts a post row. */
export const seedPost = (
  { services }: Pick<TestProvider, 'services'>,
  row: Omit<typeof posts.$inferInsert, 'title' | 'content' | 'plain' | 'excerpt'> & { title?: string; plain?: string },
) =>
  services.database.write(async (tx) => {
    const { title = '겨울 보습', plain = '세안 뒤 삼 분 안에 발라요.' } = row;
    const [made] = await tx
      .insert(posts)
      .values({ createdAt: services.now(), ...row, title, plain, content: `<p>${plain}</p>`, excerpt: plain })
      .returning();
    if (!made) throw new Error('no post was made');
    return made;
  });
