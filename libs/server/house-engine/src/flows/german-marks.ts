/** Converts quotation marks to German ones. */
export const germanMarks = (text: string): string => text.replace(/“([^”]*)”/g, '„$1“');
