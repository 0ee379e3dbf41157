import { SaxesParser, type SaxesTagNS } from 'saxes';
import { countXml } from './count-xml.ts';
import { RefusedFileError } from './extraction-report.ts';
import { createWordText } from './word-text.ts';

/** Reads the XML of a Word document in chunks. */
export interface WordReader {
  /**
   * Reads the next chunk.
   * @throws RefusedFileError `too-large` beyond a limit; Error for XML that is not well-formed
   */
  write(xml: string): void;
  /**
   * Ends the document.
   * @throws Error if the document is incomplete
   */
  end(): void;
  /** Returns the text read so far: paragraphs, tabs, line breaks and tables in reading order. */
  text(): string;
}

/** Office Open XML's namespaces: of ECMA-376's first edition, which Word writes, and of its strict form. */
const wordNamespaces: readonly string[] = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];
const compatibilityNamespace = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/** Elements to skip: properties, whose `tab` is a tab stop, and text that was deleted or moved elsewhere. */
const skippedElements = new Set(['pPr', 'rPr', 'tblPr', 'sectPr', 'del', 'moveFrom']);

export function createWordReader(): WordReader {
  const parser = new SaxesParser({ xmlns: true });
  const text = createWordText();
  const count = countXml();
  let depth = 0;
  /** The depth of the skipped element; everything inside it is skipped too. */
  let skippedAt = 0;
  let isInText = false;

  parser.on('doctype', () => {
    // ECMA-376, part 2, forbids a document type; it could declare entities.
    throw new RefusedFileError('damaged', 'A Word document has no document type');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    count.element(parser.position, depth);
    if (skippedAt > 0) return;
    if (isSkipped(tag)) skippedAt = depth;
    else if (isOfWord(tag)) {
      if (tag.local === 'p') count.paragraph();
      isInText = tag.local === 't';
      text.open(tag.local);
    }
  });
  parser.on('closetag', (tag) => {
    count.token(parser.position);
    depth -= 1;
    if (skippedAt > 0) {
      if (depth < skippedAt) skippedAt = 0;
      return;
    }
    isInText = false;
    if (isOfWord(tag)) text.close(tag.local);
  });
  const read = (part: string) => {
    count.token(parser.position);
    if (isInText && skippedAt === 0) text.append(part);
  };
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('comment', () => count.token(parser.position));
  parser.on('processinginstruction', () => count.token(parser.position));

  return {
    write(xml) {
      parser.write(xml);
      count.check(parser.position);
    },
    end: () => void parser.close(),
    text: () => text.soFar(),
  };
}

const isOfWord = ({ uri }: SaxesTagNS) => wordNamespaces.includes(uri);

/** A `Fallback` repeats the content of its `Choice` for older programs. */
const isSkipped = (tag: SaxesTagNS) =>
  isOfWord(tag) ? skippedElements.has(tag.local) : tag.local === 'Fallback' && tag.uri === compatibilityNamespace;
