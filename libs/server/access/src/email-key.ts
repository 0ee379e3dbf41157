/** Returns the form of an e-mail address that is used to compare addresses. */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
