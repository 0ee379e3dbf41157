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

/** Faceless pictures for partners without a voice. */
const strangers = ['slate', 'plum', 'sand'] as const;

/** Returns the picture of a partner: their face, or a faceless picture for a custom scene. */
export function portraitOf(partner: Partner): string {
  const picture = `someone-${strangers[sumOf(partner.name) % strangers.length]}`;
  return playerOf(partner)?.portrait ?? `/assets/art/${picture}.svg`;
}

const sumOf = (name: string) => Array.from(name).reduce((total, letter) => total + letter.codePointAt(0)!, 0);
