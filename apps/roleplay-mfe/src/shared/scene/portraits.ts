/** The faces for each voice; a partner always has the same one. */
const troupe: Record<string, readonly string[]> = {
  'woman-low': ['Zuri Marlowe', 'Anila Kestrel', 'Rosalind Achter'],
  'woman-bright': ['Noor Halabieh', 'Ingrid Solheim', 'Anila Kestrel'],
  'man-low': ['Dov Harrowgate', 'Mateus Brandt', 'Wes Tallgrass'],
  'man-bright': ['Kaito Lindqvist', 'Mateus Brandt', 'Baptiste Orlay'],
  'old-woman': ['Imogen Vale', 'Rosalind Achter'],
  'old-man': ['Fenwick Ashby'],
};

interface Partner {
  name: string;
  /** Who they are to the user; with the name it decides the picture of a partner without a voice. */
  role?: string;
  /** The partner's voice as the scene names it; none for a custom scene. */
  voice?: string | null;
}

interface Player {
  name: string;
  portrait: string;
}

/** Returns the face of a partner; undefined for an unknown voice. */
export function playerOf({ name, voice }: Partner): Player | undefined {
  const players = troupe[voice ?? ''];
  if (!players) return undefined;
  const player = players[sumOf(name) % players.length]!;
  return { name: player, portrait: `/assets/portraits/${player.toLowerCase().replace(' ', '-')}.svg` };
}

/** Faceless pictures for partners without a voice, each of another person. */
const strangers = [
  ...(['slate', 'plum', 'sand', 'amber', 'teal', 'rose'] as const),
  ...(['ink', 'moss', 'rust', 'olive', 'clay', 'fir'] as const),
];

/**
 * Returns the picture of a partner: their face, or a faceless picture for a custom scene. The same name and role always
 * have the same one, so that a scene played again meets the same person.
 */
export function portraitOf(partner: Partner): string {
  const { name, role = '' } = partner;
  // A partner without a name is named after the role.
  const key = `${name.trim() || role.trim()}|${role.trim()}`;
  const picture = `someone-${strangers[hashOf(key) % strangers.length]}`;
  return playerOf(partner)?.portrait ?? `/assets/art/${picture}.svg`;
}

const sumOf = (name: string) => Array.from(name).reduce((total, letter) => total + letter.codePointAt(0)!, 0);

/** FNV-1a, finished so that similar texts fall far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
