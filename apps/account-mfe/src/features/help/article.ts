/** An article of the help center. */
export interface Article {
  /** Its fragment in the URL, `/help-center#id`; the same in every language. */
  id: string;
  /** The question, as a user would ask it. */
  title: string;
  text: readonly string[];
  /** Steps in order, shown below the text. */
  steps?: readonly string[];
  /** Where to do it. */
  link?: { to: string; text: string };
}
