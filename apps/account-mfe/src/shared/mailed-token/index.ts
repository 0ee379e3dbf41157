export { useForgetSpentToken, useMailedToken } from './use-mailed-token.ts';
