/**
 * Limits on the content of one file; the largest real files stay well below. How much of the text is kept:
 * `textLimits`.
 */
export const contentLimits = {
  /** Pages of a PDF that are read; the rest is left out. */
  pages: 400,
  /** Maximum size of a Word file's document after unpacking; nothing else is unpacked. In bytes. */
  unpackedBytes: 32 * 1024 * 1024,
  /** Entries of a Word file: parts, pictures, fonts. */
  entries: 10_000,
  elements: 1_000_000,
  paragraphs: 100_000,
  /** Maximum nesting of elements. Five nested tables take about 30. */
  depth: 256,
  /** One start tag with its attributes, or one run of text. In UTF-16 code units. */
  tokenLength: 1_000_000,
};
