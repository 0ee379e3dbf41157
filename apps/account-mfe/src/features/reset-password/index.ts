export { ResetPassword } from './reset-password.tsx';
