import { resolve } from 'node:path';

/** The content folder that ships with the product. */
export const shippedContent = resolve(import.meta.dirname, '../../../../../content');
