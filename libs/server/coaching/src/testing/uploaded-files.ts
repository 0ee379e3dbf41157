/** Sample files that visitors may add to conversations, valid and malicious. */
export * from '@greenroom/uploaded-files/testing/damaging-pdf-files';
export {
  emptyParagraphs,
  entityBomb,
  largeAttribute,
  lyingZipBomb,
  nestedTables,
  zipBomb,
} from '@greenroom/uploaded-files/testing/damaging-word-files';
export { pdfOf } from '@greenroom/uploaded-files/testing/sample-files';
