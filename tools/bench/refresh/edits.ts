/** A typical edit during development, and how the page shows it. */
export interface Edit {
  name: string;
  /** Path within the workspace. */
  file: string;
  /** The replaced text, which occurs in the file once. */
  replaced: string;
  /** Returns the replacement of the nth edit. */
  by(nth: number): string;
  /** The element that shows the nth edit, and its expected text or style. */
  seen: { selector: string; style?: string; as(nth: number): string };
}

/** Edits of the checkout's first step, which has a form. */
export const edits: readonly Edit[] = [
  {
    name: 'component',
    file: 'apps/checkout-mfe/src/features/account/account.tsx',
    replaced: "{t('account.logIn')}\n",
    by: (nth) => `{t('account.logIn')} (edited ${nth})\n`,
    seen: { selector: '#root', as: (nth) => `(edited ${nth})` },
  },
  {
    name: 'messages',
    file: 'apps/checkout-mfe/src/shared/checkout/messages/en.json',
    replaced: '"leave": "Leave checkout"',
    by: (nth) => `"leave": "Leave edit ${nth}"`,
    seen: { selector: '#root', as: (nth) => `Leave edit ${nth}` },
  },
  {
    name: 'style',
    file: 'apps/checkout-mfe/src/shared/checkout/checkout-page.tsx',
    replaced: 'border-top: 1px solid',
    by: (nth) => `border-top: ${nth + 1}px solid`,
    seen: { selector: 'footer', style: 'border-top-width', as: (nth) => `${nth + 1}px` },
  },
  {
    name: 'lib of forms',
    file: 'libs/account-forms/src/sign-up/sign-up-form.tsx',
    replaced: "{t('signUp.agreeAfter')}\n",
    by: (nth) => `{t('signUp.agreeAfter')} (form ${nth})\n`,
    seen: { selector: '#root', as: (nth) => `(form ${nth})` },
  },
  {
    name: 'shared-ui',
    file: 'libs/shared-ui/src/type/type.ts',
    replaced: 'line-height: 1.02;',
    by: (nth) => `line-height: 1.02; border-left: ${nth}px solid;`,
    seen: { selector: 'h1', style: 'border-left-width', as: (nth) => `${nth}px` },
  },
];
