/** The card form, as the button below it has to know it. */
export type CardState =
  | { at: 'loading' }
  | { at: 'failed' }
  /** `amount`: what is paid today, where tax was added to the prices of the page. */
  | { at: 'ready'; paying: boolean; amount: string | undefined };
