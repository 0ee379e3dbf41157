/** What may stand in one file; the largest real files stay well below. How much text of it is kept: `textLimits`. */
export const contentLimits = {
  /** Pages of a PDF; the rest is left out. */
  pages: 400,
  /** What is unpacked of a Word file at the most; only its document is. In bytes. */
  unpackedBytes: 32 * 1024 * 1024,
  /** Entries of a Word file: parts, pictures, fonts. */
  entries: 10_000,
  elements: 1_000_000,
  paragraphs: 100_000,
  /** How deep elements are nested. Five tables in each other take about 30. */
  depth: 256,
  /** One start tag with its attributes, or one run of text. In UTF-16 code units. */
  tokenLength: 1_000_000,
};
