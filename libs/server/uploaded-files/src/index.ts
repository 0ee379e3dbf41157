/** The text of uploaded files, each read in a bounded process of its own. */
export type { ExtractionReport, FileKind, Refusal } from './extraction/extraction-report.ts';
export { tidyText } from './extraction/tidy-text.ts';
export { createFileReader, type FileReader } from './file-reader.ts';
export type { Log, ReadFile } from './read-file.ts';
