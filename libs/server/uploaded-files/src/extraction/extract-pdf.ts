import type { ReadableStream } from 'node:stream/web';
import { getDocumentProxy } from 'unpdf';
import type { PDFPageProxy } from 'unpdf/pdfjs';
import { contentLimits } from './content-limits.ts';
import type { TextLimits } from './text-limits.ts';

/** The text of a PDF's first pages, page by page, as far as it is read. Rejects for what PDF.js cannot read. */
export async function extractPdf(bytes: Uint8Array, { charactersExtracted }: TextLimits): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  let text = '';
  const isEnough = () => text.length >= charactersExtracted;
  for (let number = 1; number <= Math.min(document.numPages, contentLimits.pages) && !isEnough(); number += 1) {
    const page = await document.getPage(number);
    // A stream of PDF.js that is cancelled while it fills throws where nothing catches it.
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
