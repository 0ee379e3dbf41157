/** Files as visitors add them to conversations, sound and damaging. */
export * from '../materials/testing/damaging-pdf-files.ts';
export {
  emptyParagraphs,
  entityBomb,
  largeAttribute,
  lyingZipBomb,
  nestedTables,
  zipBomb,
} from '../materials/testing/damaging-word-files.ts';
export { pdfOf } from '../materials/testing/sample-files.ts';
