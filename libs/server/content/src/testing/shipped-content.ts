import { resolve } from 'node:path';

/** The folder of the content that the product ships with. */
export const shippedContent = resolve(import.meta.dirname, '../../../../../content');
