/**
 * `npm run bench:sentences`: in how many held-out conversations the sentence is given that would satisfy the person, in
 * how many another one, and in how many it is offered. Their author wrote them without having seen the sentences;
 * afterwards the sentences were chosen that fit, if there are any.
 */
import { readFileSync } from 'node:fs';
import { loadCatalogue } from '@greenroom/content';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { slotsOf } from '../src/flows/slots.ts';
import { indexShelves } from '../src/index.ts';
import { sentenceIn, sentencesToOffer } from '../src/situations/sentence-in.ts';

const shelves = indexShelves(await loadCatalogue(shippedContent));
const conversations = readFileSync(new URL('./held-out/requests-for-words.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [language, ids, ...messages] = line.split('\t');
    return { language: language === 'de' ? ('de' as const) : ('en' as const), ids: ids!.split('|'), messages };
  });

for (const language of ['en', 'de'] as const) {
  const own = conversations.filter((one) => one.language === language);
  const known = own.filter(({ ids }) => !ids.includes('none'));
  const read = own.map(({ ids, messages }) => {
    const given = sentenceIn(messages, slotsOf(messages), language, shelves)?.id;
    return { ids, given, isNear: sentencesToOffer(messages, shelves).some(({ id }) => ids.includes(id)) };
  });
  const right = read.filter(({ ids, given }) => given !== undefined && ids.includes(given)).length;
  const other = read.filter(({ ids, given }) => given !== undefined && !ids.includes('none') && !ids.includes(given));
  const needless = read.filter(({ ids, given }) => given !== undefined && ids.includes('none')).length;
  const near = read.filter(({ given, isNear }) => given === undefined && isNear).length;
  console.log(
    `${language}: ${own.length} conversations, ${known.length} with a sentence that fits: given in ${right}, offered in ${near}, another given in ${other.length}; of the ${own.length - known.length} others, one given in ${needless}`,
  );
}
