/** Forms of accounts: what they ask, when they say what is wrong, and how. */
export { AccountOfPassword } from './account-of-password.tsx';
export { failureOf } from './failure-of.ts';
export { FormBox } from './form-box.ts';
export { FormNotice, Message } from './form-notice.tsx';
export { outcomeOf } from './outcome-of.ts';
export { PasswordField } from './password-field.tsx';
export { rules } from './rules.ts';
export { sayFailure, type Saying } from './say-failure.ts';
export { SentForm } from './sent-form.tsx';
export { TextField } from './text-field.tsx';
export { useForm, type Form } from './use-form.ts';
