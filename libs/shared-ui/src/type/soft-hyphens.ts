/* A joint of a German compound: an `s` that links two words, followed by at least five letters. */
const joint = /(?<=\p{L}{4}(?:ung|heit|keit|schaft|ion|tät|ling|tum)s)(?=\p{Ll}{5})/gu;

/**
 * Returns a text with soft hyphens at the joints of German compounds, for words in large type in narrow columns.
 * `hyphens: auto` leaves them whole where the browser has no dictionary of the language, and they then break anywhere.
 */
export const softHyphens = (text: string): string => text.replace(joint, '\u00AD');
