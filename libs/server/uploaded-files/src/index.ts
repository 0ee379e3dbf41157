/** Extracts the text of uploaded files, each in a separate process with limits. */
export type { ExtractionReport, FileKind, Refusal } from './extraction/extraction-report.ts';
export { tidyText } from './extraction/tidy-text.ts';
export { createFileReader, type FileReader } from './file-reader.ts';
export type { Log, ReadFile } from './read-file.ts';
