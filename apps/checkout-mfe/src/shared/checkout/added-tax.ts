/** Formatted amounts including the tax that the payment provider adds to the page's prices. */
export interface AddedTax {
  /** The tax of the first payment. */
  tax: string;
  dueToday: string;
  first: string;
  /** The amount of each later period; undefined if the provider does not state it. */
  later: string | undefined;
}
