/** Forms of accounts, as log-in, settings and checkout have them: what they ask, when they say what is wrong, and how. */
export { AccountOfPassword } from './form/account-of-password.tsx';
export { failureOf } from './form/failure-of.ts';
export { FormBox } from './form/form-box.ts';
export { FormNotice, Message } from './form/form-notice.tsx';
export { PasswordField } from './form/password-field.tsx';
export { rules } from './form/rules.ts';
export { sayFailure, type Saying } from './form/say-failure.ts';
export { TextField } from './form/text-field.tsx';
export { useForm, type Form } from './form/use-form.ts';
export { useEnter } from './enter/use-enter.ts';
export { SignUpForm } from './sign-up/sign-up-form.tsx';
export { SocialButtons } from './social/social-buttons.tsx';
export { SocialTrouble } from './social/social-trouble.tsx';
export { useProviders, type Provider } from './social/use-providers.ts';
export { StrengthMeter } from './strength/strength-meter.tsx';
