import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

const termColumns = {
  slug: text().primaryKey(),
  name: text().notNull(),
  nameEn: text('name_en').notNull(),
  position: integer().notNull().default(0),
};

/** The categories of products: cleansers, creams … */
export const productCategories = pgTable('product_categories', termColumns);

/** The stores that sell products. */
export const stores = pgTable('stores', termColumns);

/**
 * A product to which posts and contents refer by its id; it is never deleted, only made inactive, so that an
 * id in an array always has a row.
 */
export const products = pgTable(
  'products',
  {
    id: serial().primaryKey(),
    slug: text().notNull().unique(),
    status: text({ enum: ['active', 'inactive'] })
      .notNull()
      .default('active'),
    name: text().notNull(),
    nameEn: text('name_en').notNull(),
    brand: text().notNull(),
    brandEn: text('brand_en').notNull(),
    /** Slug of a product category. */
    category: text()
      .notNull()
      .references(() => productCategories.slug),
    image: text().notNull(),
    /** In won, without a deal. */
    price: integer().notNull(),
    /** Slugs of the stores that sell it. */
    stores: text().array().notNull().default([]),
    deal: text({ enum: ['sale', 'bundle', 'gift'] }),
    dealPrice: integer('deal_price'),
    /** When the deal ends; null for no end. */
    dealEndsAt: instant('deal_ends_at'),
    /** The product's own page somewhere else. */
    href: text(),
    position: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('products_listed').on(t.status, t.position, t.id),
    index('products_category').on(t.category, t.status),
    index('products_stores').using('gin', t.stores),
    index('products_deals').on(t.deal, t.dealEndsAt).where(sql`deal is not null`),
  ],
);
