import type { PromotionTexts } from '@greenroom/contracts';

export interface IncludedItem {
  name: string;
  title: string;
  text: string | undefined;
}

/** Returns the items that an offer lists: `text_shelf_title` with `text_shelf`, in their given order. */
export function includedItems(texts: PromotionTexts): IncludedItem[] {
  return Object.entries(texts).flatMap(([key, title]) => {
    const name = /^text_(.+)_title$/.exec(key)?.[1];
    return name === undefined ? [] : [{ name, title, text: texts[`text_${name}`] }];
  });
}
