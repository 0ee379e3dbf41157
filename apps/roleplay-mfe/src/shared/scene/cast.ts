/** Who of the house plays whom: a voice has a few faces, and a partner always the same of them. */
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
  /** How they sound, as their scene says; none for a scene of one's own. */
  voice?: string | null;
}

interface Player {
  name: string;
  portrait: string;
}

/** Who plays a partner; nobody where it is not known what they sound like. */
export function playerOf({ name, voice }: Partner): Player | undefined {
  const players = troupe[voice ?? ''];
  if (!players) return undefined;
  const player = players[sumOf(name) % players.length]!;
  return { name: player, portrait: `/assets/portraits/${player.toLowerCase().replace(' ', '-')}.svg` };
}

/** People nobody has described: half in light, without a face. */
const strangers = ['slate', 'plum', 'sand'] as const;

/** The picture of a partner: whoever plays them, or, of a scene of one's own, a person without a face. */
export function portraitOf(partner: Partner): string {
  const picture = `someone-${strangers[sumOf(partner.name) % strangers.length]}`;
  return playerOf(partner)?.portrait ?? `/assets/art/${picture}.svg`;
}

const sumOf = (name: string) => Array.from(name).reduce((total, letter) => total + letter.codePointAt(0)!, 0);
