/** An article of the help center. */
export interface Article {
  /** Its fragment in the URL, `/help-center#id`; the same in every language. */
  id: string;
  /** The question, as a user would ask it. */
  title: string;
  text: readonly string[];
  /** A last paragraph, left out where plans are off. */
  onPlans?: string;
  /** The article is only about plans, and left out where they are off. */
  onlyPlans?: true;
  /** Steps in order, shown below the text. */
  steps?: readonly string[];
  /** Where to do it. */
  link?: { to: string; text: string };
}
