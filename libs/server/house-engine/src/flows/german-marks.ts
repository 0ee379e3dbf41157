/** Quotation marks as German has them. */
export const germanMarks = (text: string): string => text.replace(/“([^”]*)”/g, '„$1“');
