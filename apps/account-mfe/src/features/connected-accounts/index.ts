export { ConnectedAccounts } from './connected-accounts.tsx';
export { ConnectionNews } from './connection-news.tsx';
