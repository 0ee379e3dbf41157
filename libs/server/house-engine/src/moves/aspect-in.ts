import type { Move } from '@greenroom/understanding';

/** What a message with a move may name, by its words; the content has replies of their own for these. */
export const aspects: Partial<Record<Move, Readonly<Record<string, RegExp>>>> = {
  feeling: {
    guilty: /\b(?:guilt\w*|my fault|bad conscience|schuld\w*|schlechtes gewissen)\b/iu,
    ashamed: /\b(?:asham\w*|embarrass\w*|humiliat\w*|schäm\w*|scham|peinlich\w*|blamier\w*)\b/iu,
    relieved: /\b(?:reliev\w*|relief|lighter|glad|erleichter\w*|leichter|froh)\b/iu,
    alone: /\b(?:alone|lonely|nobody (?:cares|helps|there)|allein\w*|einsam\w*)\b/iu,
    exhausted:
      /\b(?:tired|exhaust\w*|drained|worn out|burn\w* out|done|empty|overwhelm\w*|müde|erschöpft|kaputt|fertig|ausgelaugt|leer|keine kraft|platt)\b/iu,
    angry:
      /\b(?:ang(?:er|ry)|furious|mad|pissed|livid|rage|fuming|annoyed|wut|wütend|sauer|zornig|genervt|stinksauer)\b/iu,
    hurt: /\b(?:hurts?|hurting|betray\w*|let down|disappoint\w*|rejected|verletzt|kränk\w*|gekränkt|enttäuscht|weh)\b/iu,
    afraid:
      /\b(?:afraid|scared|anxious|nervous|terrified|worried|dread\w*|angst|fürcht\w*|panik|nervös|mulmig|bammel)\b/iu,
    sad: /\b(?:sad|cry\w*|tears|heartbroken|grie\w*|miss (?:him|her|them|it)|traurig\w*|wein\w*|heul\w*|tränen|vermiss\w*)\b/iu,
  },
  'they-refuse': {
    tears:
      /\b(?:cr(?:y|ies|ying)|tears|silent|silence|quiet|says? nothing|wein\w*|heul\w*|tränen|schweig\w*|nichts sagt|stumm)\b/iu,
    loud: /\b(?:shout\w*|yell\w*|scream\w*|loud|walks? (?:off|out)|storms?|hangs? up|slams?|schrei\w*|brüll\w*|laut|abhaut|rausgeht|weggeht|auflegt|türen)\b/iu,
  },
  'where-how': {
    text: /\b(?:text|whats ?app|message|e-?mail|sms|chat|nachricht|mail|schriftlich)\b/iu,
    phone: /\b(?:phone|call|ring|telefon\w*|anruf\w*)\b/iu,
    page: /\b(?:letter|on paper|brief)\b/iu,
  },
  steady: {
    tears: /\b(?:cry\w*|tears|well(?:ing)? up|wein\w*|heul\w*|tränen|flennen)\b/iu,
    loud: /\b(?:shout\w*|yell\w*|temper|angry|explode|snap|scream\w*|laut|schrei\w*|ausrast\w*|wütend|platz\w*|explodier\w*)\b/iu,
    shaking: /\b(?:shak\w*|trembl\w*|voice|hands|zitter\w*|stimme|hände)\b/iu,
  },
  impossible: {
    alone:
      /\b(?:alone|private|just the two|on (?:his|her|their) own|always (?:someone|somebody|people|there)|allein|vier augen|immer (?:jemand|einer|andere|alle|wer) dabei)\b/iu,
    far: /\b(?:abroad|miles|lives? in|moved to|overseas|number|km|kilometer|ausland|wohnt|weit weg|nummer)\b/iu,
  },
};

/** Two ways are named: “by phone or face to face”. */
const twoWays = /\b(?:or|oder)\b/iu;

/** Returns the key of what the message names within its move, such as `feeling-guilty`; undefined if it names nothing. */
export function aspectIn(move: Move, text: string): string | undefined {
  const named = Object.entries(aspects[move] ?? {}).find(([, words]) => words.test(text))?.[0];
  return named === undefined || (move === 'where-how' && twoWays.test(text)) ? undefined : `${move}-${named}`;
}
