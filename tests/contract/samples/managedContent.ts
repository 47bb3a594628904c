import { managedBannerSchemas } from '@/contract/managedBanners';
import { managedProductSchemas } from '@/contract/managedProducts';
import { productCategories } from '@/provider/db/schema/products';
import { files } from '@/provider/db/schema/site';
import { testProvider } from '../../api';
import { aMember } from '../../factories';
import { fieldsOf } from '../example';
import type { Sample, Samples } from './sample';

const provider = await testProvider();
const CATEGORY = 'sample-creams';

/** Inserts an uploaded picture of a new operator, and returns its address with the operator's token. */
async function anUpload() {
  const { id: userId, token } = await aMember({ role: 'editor' });
  const id = `${crypto.randomUUID()}.webp`;
  await provider.insert(files, { id, userId, width: 1280, height: 448, size: 10 });
  return { token, image: `/api/v1/files/${id}` };
}

const newBanner = async () => {
  const { token, image } = await anUpload();
  const body = { ...fieldsOf(managedBannerSchemas.createBanner.body), image, phone_image: '' };
  return { path: 'manage/banners/', token, body: { ...body, href: '/forums', starts_at: null, ends_at: null } };
};

const newProduct = async () => {
  const { token, image } = await anUpload();
  const creams = { slug: CATEGORY, name: '크림', nameEn: 'Creams' };
  await provider.services.database.write((tx) => tx.insert(productCategories).values(creams).onConflictDoNothing());
  const body = { ...fieldsOf(managedProductSchemas.createProduct.body), image, category: CATEGORY, stores: [] };
  return { path: 'manage/products/', token, body: { ...body, deal: null, deal_price: null, deal_ends_at: null } };
};

/** Creates a row, and says how a call about it is made; with `isSent` the body that made it is sent again. */
const ofMade =
  (make: typeof newBanner | typeof newProduct, isSent = false) =>
  async (): Promise<Sample> => {
    const { path, token, body } = await make();
    const { body: made } = await provider.call('POST', path, { token, body });
    return { path: `${path}${made.id}/`, token, ...(isSent && { body: { ...body, version: 1 } }) };
  };

/** A sample of each call about banners and products in the console. */
export const samples: Samples = {
  'POST manage/banners/': newBanner,
  'PUT manage/banners/order/': async () => {
    const { token } = await ofMade(newBanner)();
    const { body } = await provider.call('GET', 'manage/banners/', { token });
    const ids = body.results.map(({ id }: { id: number }) => id).reverse();
    return { path: 'manage/banners/order/', token, body: { ids } };
  },
  'GET manage/banners/{id}/': ofMade(newBanner),
  'PUT manage/banners/{id}/': ofMade(newBanner, true),
  'DELETE manage/banners/{id}/': ofMade(newBanner),
  'POST manage/products/': newProduct,
  'GET manage/products/{id}/': ofMade(newProduct),
  'PUT manage/products/{id}/': ofMade(newProduct, true),
  'PUT manage/products/terms/': async () => {
    const { token } = await newProduct();
    const { body } = await provider.call('GET', 'manage/products/terms/', { token });
    return { path: 'manage/products/terms/', token, body };
  },
};
