/** What a passkey answered, in the JSON of WebAuthn (Level 3, section 5.1). */
export interface PasskeyJson {
  id: string;
  [part: string]: unknown;
}

/** Whether this browser has passkeys, and reads their options from JSON. */
export function passkeysWork(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/**
 * Has the person show a passkey.
 * @param options as the server gives them
 * @returns nothing where one stopped, took too long, or has no passkey that would do: a browser does not say which
 */
export async function showPasskey(options: object): Promise<PasskeyJson | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return given(navigator.credentials.get({ publicKey }));
}

/**
 * Has the person make a new passkey.
 * @param options as the server gives them
 * @returns nothing where one stopped, took too long, or the device has one for this account already
 */
export async function makePasskey(options: object): Promise<PasskeyJson | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return given(navigator.credentials.create({ publicKey }));
}

async function given(asked: Promise<Credential | null>): Promise<PasskeyJson | undefined> {
  try {
    const credential = await asked;
    return credential instanceof PublicKeyCredential ? { ...(credential.toJSON() as { id: string }) } : undefined;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
