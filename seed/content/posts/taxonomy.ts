import type { SeedTerm } from '../products.ts';

export const postCategories: SeedTerm[] = [
  { slug: 'care', name: '관리법', name_en: 'Care' },
  { slug: 'ingredients', name: '성분', name_en: 'Ingredients' },
  { slug: 'season', name: '계절', name_en: 'Seasons' },
  { slug: 'life', name: '생활', name_en: 'Daily life' },
  { slug: 'stories', name: '이야기', name_en: 'Stories' },
  { slug: 'notes', name: '결 노트', name_en: 'Gyeol notes' },
];

export const postTags: SeedTerm[] = [
  { slug: 'routine', name: '루틴', name_en: 'Routine' },
  { slug: 'hydration', name: '보습', name_en: 'Hydration' },
  { slug: 'barrier', name: '장벽', name_en: 'Skin barrier' },
  { slug: 'soothing', name: '진정', name_en: 'Soothing' },
  { slug: 'sun', name: '자외선', name_en: 'Sun' },
  { slug: 'cleansing', name: '세안', name_en: 'Cleansing' },
  { slug: 'exfoliation', name: '각질', name_en: 'Exfoliation' },
  { slug: 'texture', name: '피부결', name_en: 'Texture' },
  { slug: 'tone', name: '톤', name_en: 'Tone' },
  { slug: 'firmness', name: '탄력', name_en: 'Firmness' },
  { slug: 'oil', name: '유분', name_en: 'Oil' },
  { slug: 'label', name: '성분 읽기', name_en: 'Reading labels' },
  { slug: 'sleep', name: '잠', name_en: 'Sleep' },
  { slug: 'habit', name: '습관', name_en: 'Habits' },
  { slug: 'hands', name: '손', name_en: 'Hands' },
  { slug: 'spring', name: '봄', name_en: 'Spring' },
  { slug: 'summer', name: '여름', name_en: 'Summer' },
  { slug: 'between-seasons', name: '환절기', name_en: 'Between seasons' },
  { slug: 'winter', name: '겨울', name_en: 'Winter' },
  { slug: 'guide', name: '안내서', name_en: 'Guides' },
  { slug: 'faq', name: '묻고 답하기', name_en: 'Questions' },
  { slug: 'checklist', name: '점검표', name_en: 'Checklists' },
  { slug: 'record', name: '기록', name_en: 'Records' },
  { slug: 'minimal', name: '덜어 내기', name_en: 'Less' },
];
