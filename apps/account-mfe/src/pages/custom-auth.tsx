import type { ComponentType, ReactNode } from 'react';
import { Company } from '../features/company/index.ts';
import { ConfirmAddress } from '../features/confirm-address/index.ts';
import { Desktop } from '../features/desktop/index.ts';
import { ForgotPassword } from '../features/forgot-password/index.ts';
import { LogIn } from '../features/log-in/index.ts';
import { ResetPassword } from '../features/reset-password/index.ts';
import { SignUp } from '../features/sign-up/index.ts';
import { useDoor, type Door } from '../shared/door/index.ts';

const forms: Record<Door['form'], ComponentType> = {
  'log-in': LogIn,
  'sign-up': SignUp,
  'forgot-password': ForgotPassword,
  'reset-password': ResetPassword,
  'confirm-address': ConfirmAddress,
  company: Company,
  desktop: Desktop,
};

export function Page(): ReactNode {
  const { form, slug } = useDoor();
  const Form = forms[form];
  return <Form key={slug} />;
}
