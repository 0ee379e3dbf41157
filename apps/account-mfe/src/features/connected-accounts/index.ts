export { ConnectedAccounts } from './connected-accounts.tsx';
