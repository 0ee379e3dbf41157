/** Passkeys in this browser. */
export { makePasskey, passkeysWork, showPasskey } from './passkey.ts';
