const feelings = {
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
} as const;

/** Returns the feeling that a message names, by its words; undefined if it names none of these. */
export const feelingIn = (text: string): keyof typeof feelings | undefined =>
  (Object.keys(feelings) as (keyof typeof feelings)[]).find((one) => feelings[one].test(text));
