/** Writes down a Word document's text as its elements open and close. */
export interface WordText {
  /** @param element a name of WordprocessingML, such as `p` */
  open(element: string): void;
  close(element: string): void;
  append(text: string): void;
  soFar(): string;
}

/** What an element stands for in the text of its run. */
const characters: Partial<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
};

/** What stands between two texts, the stronger the later: where several elements ended, the strongest counts. */
const separators = ['', '\n', '\t', '\n', '\n\n'];
const [cellParagraphEnd, cellEnd, rowEnd, paragraphEnd] = [1, 2, 3, 4];

/** Paragraphs stand apart by a blank line; in tables, rows and a cell's paragraphs by a line, cells by a tab. */
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
