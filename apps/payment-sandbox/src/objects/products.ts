import { z } from 'zod';
import type { ObjectStore } from '../store/object-store.ts';
import type { Kinds } from '../wire/kinds.ts';
import {
  changedMetadata,
  emptyable,
  expand,
  flag,
  ignored,
  invalidRequest,
  metadata,
  newId,
  page,
  paging,
  range,
  route,
  text,
} from '../wire/index.ts';

const path = '/v1/products';

/** https://docs.stripe.com/api/products/create#create_product-images */
const mostImages = 8;

const facts = {
  active: flag.optional(),
  description: emptyable(text).optional(),
  metadata: metadata.optional(),
  images: emptyable(z.array(text)).optional(),
  statement_descriptor: text.optional(),
  unit_label: text.optional(),
  url: text.optional(),
  marketing_features: ignored.optional(),
  tax_code: ignored.optional(),
  ...expand,
};

const creation = z.strictObject({ ...facts, name: text, id: text.optional(), type: ignored.optional() });

/** https://docs.stripe.com/api/products */
export const productRoutes = [
  route('POST', path, creation, (store, params) => createProduct(store, params)),

  route('GET', `${path}/:id`, z.strictObject(expand), (store, _, id) => store.get('product', id)),

  route(
    'POST',
    `${path}/:id`,
    z.strictObject({ ...facts, name: text.optional(), default_price: text.optional() }),
    async (store, params, id) => {
      const product = await store.get('product', id);
      checkImages(params.images);
      const { metadata: change, images, expand: _, marketing_features: __, tax_code: ___, ...plain } = params;
      return store.change('product', product, {
        ...plain,
        ...(images !== undefined && { images: images ?? [] }),
        metadata: changedMetadata(product.metadata, change),
        updated: store.wallClock,
      });
    },
  ),

  route('DELETE', `${path}/:id`, z.strictObject(expand), async (store, _, id) => {
    const product = await store.get('product', id);
    if ((await store.list('price', { has: { product: id }, limit: 1 })).length > 0)
      throw invalidRequest('This product cannot be deleted because it has one or more user-created prices.', {});
    await store.remove('product', id);
    await store.emit('product.deleted', 'product', product);
    return { id, object: 'product', deleted: true };
  }),

  route(
    'GET',
    path,
    z.strictObject({ ...paging, active: flag.optional(), ids: z.array(text).optional(), created: range.optional() }),
    async (store, params) => {
      const found = await page(store, 'product', path, params, { has: { active: params.active } });
      return params.ids ? { ...found, data: found.data.filter(({ id }) => params.ids!.includes(id)) } : found;
    },
  ),
];

/** @throws StripeFailure for more than eight images */
function checkImages(images: readonly string[] | null | undefined): void {
  if (images && images.length > mostImages)
    throw invalidRequest(`Products can have up to ${mostImages} images; you provided ${images.length}.`, {
      param: 'images',
    });
}

/** https://docs.stripe.com/api/products/create */
export async function createProduct(store: ObjectStore, params: z.output<typeof creation>): Promise<Kinds['product']> {
  checkImages(params.images);
  const id = params.id ?? newId('prod');
  if (await store.find('product', id))
    throw invalidRequest('Product already exists.', { param: 'id', code: 'resource_already_exists' });
  return store.create('product', {
    id,
    object: 'product',
    active: params.active ?? true,
    created: store.wallClock,
    default_price: null,
    description: params.description ?? null,
    images: params.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: changedMetadata({}, params.metadata),
    name: params.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: params.statement_descriptor ?? null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: params.unit_label ?? null,
    updated: store.wallClock,
    url: params.url ?? null,
  });
}
