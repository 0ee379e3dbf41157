export { SendConfirmation } from './send-confirmation.tsx';
