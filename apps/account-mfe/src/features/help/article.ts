/** One answer of the help center. */
export interface Article {
  /** Its place in the address, `/help-center#id`; the same in each language. */
  id: string;
  /** As one would ask it. */
  title: string;
  text: readonly string[];
  /** What to do, one after the other; stands below the text. */
  steps?: readonly string[];
  /** Where to do it. */
  link?: { to: string; text: string };
}
