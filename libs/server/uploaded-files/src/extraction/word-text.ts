/** Builds a Word document's text from its opening and closing elements. */
export interface WordText {
  /**
   * Called when an element opens.
   * @param element a name of WordprocessingML, such as `p`
   */
  open(element: string): void;
  close(element: string): void;
  append(text: string): void;
  soFar(): string;
}

/** The characters that elements stand for in the text. */
const characters: Partial<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
};

/** Separators between two texts, by increasing strength: if several elements ended, the strongest is used. */
const separators = ['', '\n', '\t', '\n', '\n\n'];
const [cellParagraphEnd, cellEnd, rowEnd, paragraphEnd] = [1, 2, 3, 4];

/**
 * Separates paragraphs by a blank line; in tables, rows and the paragraphs of a cell by a line break, cells by a tab.
 */
export function createWordText(): WordText {
  let written = '';
  let separator = 0;
  let tables = 0;
  const append = (text: string) => {
    if (text === '') return;
    written += written === '' ? text : `${separators[separator]}${text}`;
    separator = 0;
  };
  const separate = (by: number) => {
    separator = Math.max(separator, by);
  };
  return {
    open(element) {
      if (element === 'tbl') tables += 1;
      append(characters[element] ?? '');
    },
    close(element) {
      if (element === 'tbl') tables -= 1;
      if (element === 'tc') separate(cellEnd);
      else if (element === 'tr') separate(rowEnd);
      else if (element === 'p' || element === 'tbl') separate(tables > 0 ? cellParagraphEnd : paragraphEnd);
    },
    append,
    soFar: () => written,
  };
}
