import { managedBannerSchemas } from '@/contract/managedBanners';
import { managedPhotoSchemas, managedVideoSchemas } from '@/contract/managedContents';
import type { ManagedHome } from '@/contract/managedHome';
import { managedProductSchemas } from '@/contract/managedProducts';
import { productCategories } from '@/provider/db/schema/products';
import { testProvider } from '../../api';
import { aMember, aTopic } from '../../factories';
import { fieldsOf } from '../example';
import type { Sample, Samples } from './sample';

const provider = await testProvider();
const CATEGORY = 'sample-creams';

/** Inserts a picture of the site, which every operator may show, and returns its address with an operator's token. */
async function aPicture() {
  const { url: image } = await provider.picture();
  return { token: (await aMember({ role: 'editor' })).token, image };
}

const newBanner = async () => {
  const { token, image } = await aPicture();
  const body = { ...fieldsOf(managedBannerSchemas.createBanner.body), image, phone_image: '' };
  return { path: 'manage/banners/', token, body: { ...body, href: '/forums', starts_at: null, ends_at: null } };
};

const newProduct = async () => {
  const { token, image } = await aPicture();
  const creams = { slug: CATEGORY, name: '크림', nameEn: 'Creams' };
  await provider.services.database.write((tx) => tx.insert(productCategories).values(creams).onConflictDoNothing());
  const body = { ...fieldsOf(managedProductSchemas.createProduct.body), image, category: CATEGORY, stores: [] };
  return { path: 'manage/products/', token, body: { ...body, deal: null, deal_price: null, deal_ends_at: null } };
};

let videos = 0;
const newVideo = async () => {
  const { token, image } = await aPicture();
  videos += 1;
  const link = `https://youtu.be/sample${String(videos).padStart(5, '0')}`;
  const body = { ...fieldsOf(managedVideoSchemas.createVideo.body), image, link, categories: [], products: [] };
  return { path: 'manage/videos/', token, body };
};

const newPhoto = async () => {
  const { token, image } = await aPicture();
  const pictures = [{ url: image, alt: '물결' }];
  const body = { ...fieldsOf(managedPhotoSchemas.createPhoto.body), pictures, categories: [], products: [] };
  return { path: 'manage/photos/', token, body };
};

/** Reads the sections of the home page with an operator's token. */
async function theHome() {
  const { token } = await aMember({ role: 'editor' });
  const { body } = await provider.call('GET', 'manage/home/', { token });
  return { token, sections: (body as ManagedHome).sections };
}

/** Creates a row, and says how a call about it is made; with `changed` the body that made it is sent with that part. */
const ofMade =
  (make: () => Promise<{ path: string; token: string; body: object }>, changed?: object) =>
  async (): Promise<Sample> => {
    const { path, token, body } = await make();
    const { body: made } = await provider.call('POST', path, { token, body });
    return {
      path: `${path}${made.id}/`,
      token,
      ...(changed && { body: { ...body, ...changed, version: made.version } }),
    };
  };

/** A sample of each call about banners, products and contents in the console. */
export const samples: Samples = {
  // Each changes what is there, which the audit log shows.
  'PUT manage/home/order/': async () => {
    const { token, sections } = await theHome();
    return { path: 'manage/home/order/', token, body: { names: sections.map(({ slug }) => slug).toReversed() } };
  },
  'PUT manage/home/promoted/': async () => {
    const { token } = await aMember({ role: 'editor' });
    const { forum, id } = await aTopic();
    const body = { path: `/forums/${forum.slug}/topics/${id}`, promoted: true };
    return { path: 'manage/home/promoted/', token, body };
  },
  'PUT manage/home/{name}/': async () => {
    const { token, sections } = await theHome();
    const [first] = sections;
    return { path: `manage/home/${first?.slug}/`, token, body: { shown: !first?.shown } };
  },
  'POST manage/banners/': newBanner,
  'PUT manage/banners/order/': async () => {
    const { token } = await ofMade(newBanner)();
    const { body } = await provider.call('GET', 'manage/banners/', { token });
    const ids = body.results.map(({ id }: { id: number }) => id).reverse();
    return { path: 'manage/banners/order/', token, body: { ids } };
  },
  'GET manage/banners/{id}/': ofMade(newBanner),
  'PUT manage/banners/{id}/': ofMade(newBanner, { title: '여름맞이' }),
  'DELETE manage/banners/{id}/': ofMade(newBanner),
  'POST manage/videos/': newVideo,
  'GET manage/videos/{id}/': ofMade(newVideo),
  'PUT manage/videos/{id}/': ofMade(newVideo, { title: '여름 영상' }),
  'POST manage/photos/': newPhoto,
  'GET manage/photos/{id}/': ofMade(newPhoto),
  'PUT manage/photos/{id}/': ofMade(newPhoto, { title: '여름 사진' }),
  'POST manage/products/': newProduct,
  'PUT manage/products/': async () => {
    await ofMade(newProduct)();
    const { token } = await ofMade(newProduct)();
    const { body } = await provider.call('GET', 'manage/products/', { token });
    const ids = body.results.map(({ id }: { id: number }) => id).reverse();
    return { path: 'manage/products/', token, body: { ids } };
  },
  'GET manage/products/{id}/': ofMade(newProduct),
  'PUT manage/products/{id}/': ofMade(newProduct, { name: '여름 크림' }),
  'PUT manage/products/terms/': async () => {
    const { token } = await newProduct();
    const { body } = await provider.call('GET', 'manage/products/terms/', { token });
    const stores = [...body.stores, { slug: `store-${body.stores.length}`, name: '새 가게', name_en: 'A new store' }];
    return { path: 'manage/products/terms/', token, body: { ...body, stores } };
  },
};
