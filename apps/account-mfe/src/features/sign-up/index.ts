export { SignUp } from './sign-up.tsx';
