/** Account forms shared by log-in, settings and checkout: fields, validation and messages. */
export { AccountOfPassword } from './form/account-of-password.tsx';
export { failureOf } from './form/failure-of.ts';
export { FormBox } from './form/form-box.ts';
export { FormNotice, Message } from './form/form-notice.tsx';
export { outcomeOf } from './form/outcome-of.ts';
export { PasswordField } from './form/password-field.tsx';
export { rules } from './form/rules.ts';
export { sayFailure, type Saying } from './form/say-failure.ts';
export { SentForm } from './form/sent-form.tsx';
export { TextField } from './form/text-field.tsx';
export { useForm, type Form } from './form/use-form.ts';
export { useEnter } from './enter/use-enter.ts';
export { SignUpForm } from './sign-up/sign-up-form.tsx';
export { SocialButtons } from './social/social-buttons.tsx';
export { SocialTrouble } from './social/social-trouble.tsx';
export { useProviders, type Provider } from './social/use-providers.ts';
export { StrengthMeter } from './strength/strength-meter.tsx';
