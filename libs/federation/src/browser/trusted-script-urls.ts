/** A browser that enforces Trusted Types takes an address of a script only from a policy; TypeScript's DOM does not know them yet. */
interface TrustedTypePolicy {
  createScriptURL(address: string): string;
}

interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy;
}

/**
 * Makes addresses of scripts that the page may load, under a policy of its own.
 * @param policy its name, which the Content-Security-Policy lists
 * @param allows tells the addresses it may make; all others throw a TypeError, in every browser
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
