export { Password } from './password.tsx';
