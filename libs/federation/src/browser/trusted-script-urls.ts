/**
 * A browser that enforces Trusted Types accepts a script's address only from a policy; TypeScript's DOM types lack
 * them.
 */
interface TrustedTypePolicy {
  createScriptURL(address: string): string;
}

interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy;
}

/**
 * Creates addresses of scripts that the page may load, under a policy of its own.
 * @param policy its name, which the Content-Security-Policy lists
 * @param allows decides which addresses are accepted; all others throw a TypeError, in every browser
 */
export function trustedScriptUrls(policy: string, allows: (address: string) => boolean): (address: string) => string {
  const rules: TrustedTypePolicy = {
    createScriptURL(address) {
      if (!allows(address)) throw new TypeError(`${policy} names no such script: ${address}`);
      return address;
    },
  };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
  const made = trustedTypes?.createPolicy(policy, rules) ?? rules;
  return (address) => made.createScriptURL(address);
}
