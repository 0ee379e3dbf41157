import type { DocumentRenderer } from '@greenroom/federation';

/** Makes another writer of documents of the product's. It runs within the server's bundle: it knows its arguments alone. */
export type Afterword<Data> = (product: DocumentRenderer, data: Data) => DocumentRenderer;

/** The code of the shell's server bundle, with an afterword that takes what it exports and exports something else. */
export function withAfterword<Data>(code: string, afterword: Afterword<Data>, data: Data): string {
  return `${code}\n;module.exports = (${afterword.toString()})(module.exports, ${JSON.stringify(data)});\n`;
}

/**
 * Hints at the monolith's files in place of those of a remote.
 * @param filesOf by path, what that page needs beside the files that all pages need
 */
export const hintsOfMonolith: Afterword<Record<string, string[]>> = (product, filesOf) => ({
  ...product,
  renderDocument(input, failed) {
    const { pathname } = new URL(input.url, input.siteUrl);
    const { shell, shellUrl } = input;
    const preload = (filesOf[pathname] ?? []).map((file) => ({
      url: shellUrl + file,
      integrity: shell.files[file]?.integrity ?? '',
    }));
    return product.renderDocument({ ...input, preload }, failed);
  },
});

/** Hints at no script: the page asks for one after the other. */
export const noHints: Afterword<null> = (product) => ({
  ...product,
  renderDocument(input, failed) {
    const pages = input.shell.pages.map((page) => ({ ...page, files: [] }));
    const shell = { ...input.shell, pages, messages: { en: [], de: [] } };
    return product.renderDocument({ ...input, shell, preload: [] }, failed);
  },
});

/** Hints as they would be if nothing were said of how urgent they are. */
export const hintsOfNormalPriority: Afterword<null> = (product) => ({
  ...product,
  renderDocument: async (input, failed) =>
    (await product.renderDocument(input, failed)).replaceAll(' fetchpriority="low"', ''),
});
