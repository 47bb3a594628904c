import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BannerPage } from '@/components/manage/BannerPage';
import { ChallengePage } from '@/components/manage/ChallengePage';
import { PhotoPage, VideoPage } from '@/components/manage/ContentPage';
import { CoursePage } from '@/components/manage/CoursePage';
import { EventPage } from '@/components/manage/EventPage';
import { ForumPage } from '@/components/manage/ForumPage';
import { MissionPage } from '@/components/manage/MissionPage';
import { NewsletterPage } from '@/components/manage/NewsletterPage';
import { ProductPage } from '@/components/manage/ProductPage';
import { RafflePage } from '@/components/manage/RafflePage';
import * as banners from '@/pages/manage/banners/[id]';
import * as challenges from '@/pages/manage/challenges/[id]';
import * as courses from '@/pages/manage/courses/[slug]';
import * as events from '@/pages/manage/events/[slug]';
import * as forums from '@/pages/manage/forums/[slug]';
import * as missions from '@/pages/manage/missions/[id]';
import * as newsletters from '@/pages/manage/newsletters/[id]';
import * as photos from '@/pages/manage/photos/[id]';
import * as products from '@/pages/manage/products/[id]';
import * as raffles from '@/pages/manage/raffles/[id]';
import * as videos from '@/pages/manage/videos/[id]';
import { layScenario } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';

const pages = {
  banners: { page: banners, key: 'id', body: <BannerPage id={1} /> },
  challenges: { page: challenges, key: 'id', body: <ChallengePage id={1} /> },
  courses: { page: courses, key: 'slug', body: <CoursePage slug="any" /> },
  events: { page: events, key: 'slug', body: <EventPage slug="any" /> },
  forums: { page: forums, key: 'slug', body: <ForumPage slug="any" /> },
  missions: { page: missions, key: 'id', body: <MissionPage id={1} /> },
  newsletters: { page: newsletters, key: 'id', body: <NewsletterPage id={1} /> },
  photos: { page: photos, key: 'id', body: <PhotoPage id={1} /> },
  products: { page: products, key: 'id', body: <ProductPage id={1} /> },
  raffles: { page: raffles, key: 'id', body: <RafflePage id={1} /> },
  videos: { page: videos, key: 'id', body: <VideoPage id={1} /> },
};

test.each(Object.keys(pages) as (keyof typeof pages)[])(
  'unknown %s are a 404, and those that could not be read are asked for again',
  async (name) => {
    const { page, key, body } = pages[name];
    const member = await aMember({ role: 'editor' });
    const unknown = key === 'id' ? '99999' : 'none-of-them';
    const path = `/manage/${name}/${unknown}`;
    const { answer } = await renderPage(page, {
      path,
      route: `/manage/${name}/[${key}]`,
      params: { [key]: unknown },
      member,
    });
    expect(answer).toEqual({ notFound: true });
    layScenario('error');
    await renderPage(body, { path, member });
    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
  },
);
