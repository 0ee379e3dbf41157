/** What a file picker offers; what a file really is, the server tells by its content. */
export const materialFiles = '.txt,.md,.pdf,.docx,text/plain,text/markdown,application/pdf';

/** A pasted text from this length on, in UTF-16 code units, is offered to be attached. Source: a page of print. */
const longTextLength = 1_800;

export const offersToAttach = (text: string): boolean => text.length >= longTextLength;
