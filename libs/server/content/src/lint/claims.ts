import type { Item } from '../domain/content-files.ts';

export type Subject = Exclude<Item['care'], 'none'>;

/** Words that suggest a text makes claims about health, money or law that could harm people who act on them. */
const telling: Record<Subject, RegExp> = {
  health:
    /\b(doctors?|medicines?|medication|dos(e|es|age)|symptoms?|diagnos\w+|therap(y|ist|ists)|blood pressure|injur(y|ies|ed)|dizz(y|iness)|faint(ed|ing)?|pregnan\w+|insomnia|panic attacks?|allerg\w+|poison\w*|food safety)\b/giu,
  money:
    /\b(tax(es|able)?|interest rates?|loans?|mortgages?|pensions?|invest(ing|ments?|ed)?|debts?|credit (card|score|union)s?|insolven\w+|bankrupt\w*|overdraft)\b/giu,
  law: /\b(law(s|yer|yers|ful|suit)?|legal(ly)?|illegal|court|statut\w+|contract(s|ual)?|tribunal|discriminat\w+|liab(le|ility)|custody)\b/giu,
};

/** How many different such words a text without a caution may have. */
export const mostClaims = 4;

/** Returns the different words of each subject in a text. */
export function claimsIn(text: string): Record<Subject, string[]> {
  const of = (pattern: RegExp) => [...new Set((text.match(pattern) ?? []).map((word) => word.toLowerCase()))];
  return { health: of(telling.health), money: of(telling.money), law: of(telling.law) };
}
