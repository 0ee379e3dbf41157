/** Fakes a browser with passkeys for the tests of a file or block; jsdom has none. */
export function withPasskeys() {
  const answer = { id: 'a passkey', type: 'public-key', response: {} };
  const askedFor: unknown[] = [];
  let refused = false;

  class FakeCredential {
    static parseRequestOptionsFromJSON = (options: unknown) => options;
    static parseCreationOptionsFromJSON = (options: unknown) => options;
    toJSON() {
      return answer;
    }
  }
  const give = async ({ publicKey }: { publicKey: unknown }) => {
    askedFor.push(publicKey);
    if (refused) throw new DOMException('The operation was not allowed', 'NotAllowedError');
    return new FakeCredential();
  };

  beforeEach(() => {
    askedFor.length = 0;
    refused = false;
    Object.assign(globalThis, { PublicKeyCredential: FakeCredential });
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: give, create: give } });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return { answer, askedFor: askedFor as readonly unknown[], refuse: () => (refused = true) };
}
