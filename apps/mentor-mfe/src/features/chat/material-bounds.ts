/** File types that the picker offers; the server detects the actual type from the content. */
export const materialFiles = '.txt,.md,.pdf,.docx,text/plain,text/markdown,application/pdf';

/** From this length on, in UTF-16 code units, a pasted text is offered as an attachment. Source: a printed page. */
const longTextLength = 1_800;

export const offersToAttach = (text: string): boolean => text.length >= longTextLength;
