/** Words with which people begin an answer or react; none of them says anything by itself. */
export const openers: ReadonlySet<string> = new Set(
  'yes yeah no all okay ok right fair sure true exactly please sorry fine hm hmm oh ha ouch well god then because ja nein gut stimmt genau klar dann weil doch na ach naja puh um uh erm äh ähm'.split(
    ' ',
  ),
);
