/** Passkeys, as this browser has them. */
export { makePasskey, passkeysWork, showPasskey } from './passkey.ts';
