import { germanLead, lead } from './times.ts';

const soft = '(?:really |just |only |also |still |finally |actually |very much |mainly |simply |honestly |mostly )*';
const germanSoft =
  '(?:gerne? |unbedingt |einfach |auch |endlich |wirklich |nur |eigentlich |mal |halt |sehr |vor allem )*';
const aim = '(?:goal|aim|target|dream|wish|objective|intention|point|idea)';
const germanAim = '(?:ziel|wunsch|traum|absicht|anliegen)';

/** Patterns for goals, matched from the beginning of a clause; the first group is the goal itself. */
export const goals: readonly RegExp[] = [
  `(?:my|the|our) (?:real |main |only |actual |big |first )?${aim}(?: here| today| for \\p{L}+)? (?:is|would be)(?: still| simply)?:? (.+)`,
  `(?:goal|aim|target|ziel): (.+)`,
  `what (?:i|we)(?:'d| would)?(?: really| actually)? (?:want|need|like|am after)(?: most)? (?:is|are) (.+)`,
  `all (?:i|we)(?:'d| would)? (?:want|need|like|ask|'m asking)(?: for)? is (.+)`,
  `what i'm (?:after|aiming for|hoping for) is (.+)`,
  `(?:i|we)(?:'d| would) ${soft}(?:like|love|prefer) (.+)`,
  `(?:i|we)(?:'d| would) be (?:happy|glad|content) (?:with|to) (.+)`,
  `(?:i|we)(?:'d| would)? ${soft}(?:want|hope|intend) (?!you\\b|it\\b|that\\b)(.+)`,
  `(?:i )?${soft}wanna (.+)`,
  `(?:just |really )?(?:want|trying|hope|aiming|looking|would like|wish) (to (?!know\\b).+)`,
  `i wish (to .+)`,
  `i'm determined (to .+)`,
  `my (?:goal|aim|hope|ambition|target)(?:'s| is) (.+)`,
  `the thing i want (?:most )?is (.+)`,
  `for once i want (.+)`,
  `(?:i'm |i am )?${soft}hoping (?:to|for) (.+)`,
  `i(?: am|'m)? ${soft}(?:need|trying|aiming|looking) ((?!help|advice|a (?:sentence|line|word|tip|break)|some|more time|words).+)`,
  `(?:i'm|i am) (?:after|out for|here to|here for|aiming for) (.+)`,
  `i(?:'ve| have) set myself the goal (?:of|to) (.+)`,
  `it(?:'s| is) important to me (?:that|to) (.+)`,
  `it(?:'d| would) be (?:great|good|nice|lovely|ideal|enough) to (.+)`,
  `success (?:would be|is|for me is|for me would be) (.+)`,
]
  .map((pattern) => new RegExp(`${lead}${pattern}`, 'isu'))
  .concat(
    [
      `(?:mein|meine|unser|das) (?:großes |großer |eigentliches |wichtigstes |größter )?${germanAim}(?: dabei| hier)? (?:ist|wäre)(?: es)?,? (.+)`,
      `(?:(?:ich|wir) )?(?:möchte|moechte|will|wollen|möchten|muss|müssen|würde gerne?|wuerde gerne?|hätte gerne?|würde einfach gerne?) ${germanSoft}(.+)`,
      `(?:am liebsten )?(?:möchte|will|würde|hätte) ich ${germanSoft}(.+)`,
      `(?:ich wünsche mir|ich würde mir wünschen|mir ist wichtig|wichtig ist mir|mir ist es wichtig|mir geht es (?:darum|um)|es geht mir (?:darum|um)|mir gehts? (?:darum|um)|ich versuche|ich strebe an|ich hoffe(?: auf)?|hauptsache|ich brauche (?!hilfe|tipps|einen (?:satz|tipp|rat)|rat|worte|was)),? ?(.+)`,
      `(?:am ende|zum schluss|danach) soll(?:te)? (.+)`,
    ].map((pattern) => new RegExp(`${germanLead}${pattern}`, 'isu')),
  );
