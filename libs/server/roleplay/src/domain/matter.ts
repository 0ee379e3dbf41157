/** Words that do not help to tell what a text is about. */
const common = new Set(
  `about after again against all also always and another any anything are around away back because been before being
  between both but came can could did does doing done down each even ever every everyone everything few find first from
  get gets getting give given goes going gone good got had has have having hear her here hers him his how into its just
  keep keeps kept know knows last later least less let like long made make makes many maybe might mine more most much
  must never next not nothing now off often once one only onto other our out over own people perhaps put quite rather
  really said same say says see seen several shall she should since some someone something still such take takes than
  that the their them then there these they thing things think this those though through time too took two under until
  upon very want wants was way well went were what when where which while who whole whom whose why will with without
  would yes yet you your yours aber alle also auch auf aus bei bin bis das dass dem den der des die dies doch dort durch
  ein eine einem einen einer eines für gegen habe haben hat hatte ich ihm ihn ihr ihre immer ist jetzt kann kein keine
  mehr mein meine mich mir mit muss nach nicht noch nur oder ohne schon sehr sein seine sich sie sind soll über und uns
  unser unter viel vom von vor war was weil wenn wer wie will wir wird wurde zum zur zwei`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
const mostWords = 40;
/** Words of at least this length are matched by their stem, so that other forms match too. */
const stemmedFrom = 6;

/**
 * Returns the words that tell what a text is about, as patterns ("motorb*"): at least three, the minimum of a subject.
 */
export function matterOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !common.has(word) && (word.length > 3 || /\d/.test(word)));
  const stems = telling.map((word) =>
    word.length >= stemmedFrom ? `${word.slice(0, Math.max(4, word.length - 3))}*` : word,
  );
  const matter = [...new Set(stems)].slice(0, mostWords);
  return matter.length >= 3 ? matter : [...matter, 'this', 'that', 'it', 'das', 'es'];
}
