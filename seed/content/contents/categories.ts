import type { SeedTerm } from '../products.ts';

/** Categories that videos and photo posts share. */
export const categories: SeedTerm[] = [
  { slug: 'routine', name: '루틴', name_en: 'Routines' },
  { slug: 'ingredient', name: '성분 이야기', name_en: 'Ingredients' },
  { slug: 'texture', name: '제형과 결', name_en: 'Textures' },
  { slug: 'sun', name: '햇빛', name_en: 'Sun' },
  { slug: 'season', name: '계절', name_en: 'Seasons' },
  { slug: 'sensitive', name: '민감한 날', name_en: 'Sensitive days' },
  { slug: 'habit', name: '생활 습관', name_en: 'Habits' },
  { slug: 'people', name: '사람들', name_en: 'People' },
];
