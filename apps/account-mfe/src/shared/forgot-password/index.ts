export { useAuthForgotPasswordMutation } from './forgot-password-api.ts';
