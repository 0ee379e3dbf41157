/** Amounts with the tax that the payment provider adds to the prices of the page, as they are said. */
export interface AddedTax {
  /** Of the first payment. */
  tax: string;
  dueToday: string;
  first: string;
  /** Of each later period; undefined where the provider does not say. */
  later: string | undefined;
}
