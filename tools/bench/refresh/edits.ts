/** An edit as somebody makes it while working, and how it is seen in the page. */
export interface Edit {
  name: string;
  /** Path within the workspace. */
  file: string;
  /** What is replaced; stands in the file once. */
  replaced: string;
  /** What stands there after the nth edit. */
  by(nth: number): string;
  /** Where the page shows it, and what the nth edit makes of it: the element's text, or a style of it. */
  seen: { selector: string; style?: string; as(nth: number): string };
}

/** On the checkout's first step, which has a form. */
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
