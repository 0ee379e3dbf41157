export type Catalogue = Readonly<Record<string, string>>;
/** The messages of one place in both languages. */
export interface Copy {
  en: Catalogue;
  de: Catalogue;
}

/** A text whose wording changed. Empty strings stand for a text that did not exist in that language. */
export interface ChangedText {
  key: string;
  before: { en: string; de: string };
  now: { en: string; de: string };
}

/**
 * Compares the messages of one place. A key that is new, while another with the same English or German text is gone, is
 * a renamed one.
 * @returns the texts that changed in either language, in the order of the current catalogue
 */
export function compareCopy(before: Copy, now: Copy): ChangedText[] {
  const gone = Object.keys(before.en).filter((key) => !(key in now.en));
  const textsOf = (copy: Copy, key: string) => ({ en: copy.en[key] ?? '', de: copy.de[key] ?? '' });
  return Object.keys(now.en).flatMap((key) => {
    const current = textsOf(now, key);
    const oldKey =
      key in before.en ? key : gone.find((old) => before.en[old] === current.en || before.de[old] === current.de);
    if (oldKey === undefined) return [];
    const old = textsOf(before, oldKey);
    return old.en === current.en && old.de === current.de ? [] : [{ key, before: old, now: current }];
  });
}
