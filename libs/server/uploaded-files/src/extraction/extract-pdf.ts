import type { ReadableStream } from 'node:stream/web';
import { getDocumentProxy } from 'unpdf';
import type { PDFPageProxy } from 'unpdf/pdfjs';
import { contentLimits } from './content-limits.ts';
import type { TextLimits } from './text-limits.ts';

/** Reads the text of a PDF's first pages, page by page, up to the limit. Rejects if PDF.js cannot read the file. */
export async function extractPdf(bytes: Uint8Array, { charactersExtracted }: TextLimits): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  let text = '';
  const isEnough = () => text.length >= charactersExtracted;
  for (let number = 1; number <= Math.min(document.numPages, contentLimits.pages) && !isEnough(); number += 1) {
    const page = await document.getPage(number);
    // PDF.js throws an uncaught error if a stream is cancelled while it fills.
    for await (const { items } of streamOf(page).values({ preventCancel: true })) {
      for (const { str, hasEOL } of items) if (str !== undefined) text += hasEOL ? `${str}\n` : str;
      if (isEnough()) break;
    }
    page.cleanup();
    text += '\n\n';
  }
  return text;
}

const streamOf = (page: PDFPageProxy) => page.streamTextContent() as ReadableStream<TextContent>;

/** A part of a page's text. Items that mark structure have no `str`. */
interface TextContent {
  items: { str?: string; hasEOL?: boolean }[];
}
