import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { announcements } from '@/provider/db/schema/announcements';
import { banners } from '@/provider/db/schema/site';
import { testProvider } from '../../api';
import type { Samples } from './sample';

const provider = await testProvider();
const anEditor = () => withPassword(provider, { role: 'editor' });
const texts = { title: '새 포럼이 열렸어요', title_en: 'A new forum is open' };

/** A sample of each call about announcements in the console. */
export const samples: Samples = {
  'POST manage/announcements/': async () => ({
    path: 'manage/announcements/',
    token: (await anEditor()).token,
    body: { path: '/forums', image: null, pin: false, password: PASSWORD },
  }),
  'POST manage/announcements/{id}/end/': async () => {
    const { id: createdBy, token } = await anEditor();
    const shown = { title: texts.title, titleEn: texts.title_en, description: '', descriptionEn: '' };
    const [banner] = await provider.insert(banners, { type: 'main', ...shown, href: '/forums', image: '/a.webp' });
    const [announcement] = await provider.insert(announcements, {
      title: texts.title,
      titleEn: texts.title_en,
      path: '/forums',
      bannerId: banner?.id ?? null,
      notifies: false,
      createdBy,
      createdAt: provider.now(),
      doneAt: provider.now(),
    });
    return { path: `manage/announcements/${announcement?.id}/end/`, token };
  },
};
