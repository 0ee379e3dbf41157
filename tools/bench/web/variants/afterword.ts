import type { DocumentRenderer } from '@greenroom/federation';

/** Wraps the product's document renderer. It runs inside the server's bundle and can use its arguments only. */
export type Afterword<Data> = (product: DocumentRenderer, data: Data) => DocumentRenderer;

/** Appends an afterword to the code of the shell's server bundle; it replaces the bundle's exports. */
export function withAfterword<Data>(code: string, afterword: Afterword<Data>, data: Data): string {
  return `${code}\n;module.exports = (${afterword.toString()})(module.exports, ${JSON.stringify(data)});\n`;
}

/**
 * Preloads the monolith's files instead of those of a remote.
 * @param filesOf by path, the files that this page needs besides those that all pages need
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

/** Preloads no script: the page requests one after the other. */
export const noHints: Afterword<null> = (product) => ({
  ...product,
  renderDocument(input, failed) {
    const pages = input.shell.pages.map((page) => ({ ...page, files: [] }));
    const shell = { ...input.shell, pages, messages: { en: [], de: [] } };
    return product.renderDocument({ ...input, shell, preload: [] }, failed);
  },
});

/** Preloads without a priority. */
export const hintsOfNormalPriority: Afterword<null> = (product) => ({
  ...product,
  renderDocument: async (input, failed) =>
    (await product.renderDocument(input, failed)).replaceAll(' fetchpriority="low"', ''),
});
