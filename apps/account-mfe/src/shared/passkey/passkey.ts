/** A passkey's response, in WebAuthn's JSON (Level 3, section 5.1). */
export interface PasskeyJson {
  id: string;
  [part: string]: unknown;
}

/** Returns whether this browser supports passkeys and their options as JSON. */
export function passkeysWork(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/**
 * Asks the user to present a passkey.
 * @param options from the server
 * @returns undefined if the user cancelled, took too long, or has no matching passkey: browsers do not say which
 */
export async function showPasskey(options: object): Promise<PasskeyJson | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return given(navigator.credentials.get({ publicKey }));
}

/**
 * Asks the user to create a passkey.
 * @param options from the server
 * @returns undefined if the user cancelled, took too long, or the device already has one for this account
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
