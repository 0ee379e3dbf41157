/** Code shared by the API and the release commands: keys, signatures, the stored registry, tokens, bundles. */
export { type LocalRegistryAccess, localRegistryAccess, localRegistryAccessFile } from './local-access.ts';
export { publicKeys } from './release-keys.ts';
export { type ReleaseRight, type ReleaseScope, mayDo, readScope, scopeText, wholeScope } from './release-scopes.ts';
export { type ReleaseToken, makeToken, tokenIn } from './release-tokens.ts';
export { runBundle } from './run-bundle.ts';
export { type KeyPair, signingKey } from './signing-key.ts';
export {
  type RegistryMemory,
  type StoredRegistry,
  changeRegistry,
  readRegistry,
  registryKey,
  writeRegistry,
} from './stored-registry.ts';
