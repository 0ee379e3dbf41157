/** What is read of one file. Source: docs/specification.md, 11.5; the largest real files stay well below. */
export const contentLimits = {
  /** The rest of a text is left out. In UTF-16 code units. */
  charactersKept: 60_000,
  /** What of a text is tidied before the rest is left out, since spaces and blank lines go. In UTF-16 code units. */
  charactersTidied: 600_000,
  /** Reading a PDF or Word file ends at so many characters. In UTF-16 code units. */
  charactersExtracted: 120_000,
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
