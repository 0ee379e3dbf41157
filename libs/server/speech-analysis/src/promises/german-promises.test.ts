import { commitmentsIn } from '../text/commitments.ts';

/** A Monday. */
const monday = new Date('2026-03-02T09:00:00Z');
const textsIn = (sentence: string) => commitmentsIn(sentence, monday).map(({ text }) => text);

it.each([
  ['Die Unterlagen werden Ihnen in den nächsten Tagen zugesandt.', /zugesandt/],
  ['Das Protokoll wird bis Freitag verschickt.', /verschickt/],
  ['Ich sage Ihnen zu, dass wir das prüfen.', /^Wir das prüfen/],
  ['Ich würd dann die Einladung verschicken, heute Nachmittag noch.', /Einladung/],
  ['Ich passe das Budget an und schicke es dir', /Budget/],
  ['Ich suche die alte Fassung heraus und schicke sie dir', /Fassung/],
  ['Ich beschaffe die Teile.', /Teile/],
  ['Ich setz mich am Wochenende dran und schick es rum', /dran/],
  ['Ich ich schick das noch rum', /^Ich schick/],
  ['Okay, dann kümmern wir uns um die Technik.', /Technik/],
  ['Die Zahlen liefern wir Ihnen nach.', /Liefern wir/],
  ['Das können wir gerne nachreichen.', /nachreichen/],
  ['Ich setze mich mit ihm in Verbindung.', /Verbindung/],
  ['Das schaffe ich bis Freitag.', /schaffe ich/i],
  ['Das steht auf meiner Liste.', /Liste/],
  ['Meine Mitarbeiter werden Ihnen das zuschicken.', /zuschicken/],
  ['Ich setz mich da morgen ran.', /ran/],
  ['Wir erstatten Ihnen die Kosten.', /Kosten/],
  ['Ich erkundige mich bei der Versicherung.', /Versicherung/],
  ['Ich werde um acht da sein.', /da sein/],
  ['Wir liefern das Update am Dienstagabend aus.', /Update/],
  ['Sie bekommen meine Anmerkungen bis morgen Mittag.', /Anmerkungen/],
  ['Versprochen, die Formulare liegen am Zwölften bei dir.', /Formulare/],
  ['Die Formulare liegen am Zwölften bei dir, versprochen.', /Formulare/],
  ['Ich rede mit Frau Lenz, sobald sie aus dem Urlaub zurück ist.', /Lenz/],
  ['Du hast bis Donnerstag eine Antwort.', /Antwort/],
  ['Dann hast du die Texte morgen Mittag.', /Texte/],
  ['Ich lese den Entwurf dann noch am selben Tag.', /Entwurf/],
  ['Ich rufe die Druckerei an und, ähm, frage, ob morgen noch reicht.', /Druckerei an und frage, ob/],
  ['Ich frage meinen Bruder, der repariert so etwas.', /Bruder/],
  ['Ich bin um Viertel vor sieben da und schließe auf.', /sieben/],
  ['Ich rede mit Markus, sobald er wieder da ist.', /Markus/],
  ['Ich werde bis Ende der Woche mit allen Filialen gesprochen haben.', /Filialen/],
])('finds the promise in: %s', (sentence, text) =>
  expect(textsIn(sentence)).toEqual([expect.stringMatching(text) as string]),
);

it.each([
  'Gemeinsam werden wir daran arbeiten, dass die Union die richtigen Schlüsse zieht.',
  'Deshalb werde ich für diese Prinzipien immer einstehen.',
  'Wir werden uns für Gerechtigkeit einsetzen.',
  'Wir werden auch in Zukunft an der Seite der Menschen stehen.',
  'Wir werden diese Herausforderung gemeinsam meistern.',
])('takes a vague intention for no promise: %s', (sentence) => expect(textsIn(sentence)).toEqual([]));

it.each([
  'Wir werden euch vermissen, aber nicht vergessen.',
  'Das werden wir dann sehen.',
  'Ich werde im Mai vierzig.',
  'Sorgen mache ich mir aber um die Zukunft.',
  'Ich rechne morgen mit Regen.',
])('takes a feeling or a prediction for no promise: %s', (sentence) => expect(textsIn(sentence)).toEqual([]));

it.each([
  'Ich nehme den Kaffee schwarz.',
  'Ich setze mich mal hier hin.',
  'Ich schreib mir das kurz auf.',
  'Ich schreib das mal an die Tafel.',
  'Ich lasse jetzt abstimmen.',
  'Wir werden in fünf Minuten abstimmen.',
  'Ich stelle mal eine Frage dazu.',
  'Ich bringe das mal auf den Punkt.',
  'Ich bringe noch ein Beispiel.',
  'Ich trage eine Brille.',
  'Ich trage das mal kurz vor.',
  'Ich hole da mal etwas weiter aus.',
  'Ich nehme das Argument gerne auf.',
  'Ich lege Wert auf Pünktlichkeit.',
  'Ich richte mich nach Ihnen.',
  'Ich mache mir Notizen.',
  'Ich gehe jetzt mal kurz raus.',
  'Das schaffen wir nicht bis Freitag.',
  'Ich ziehe meine Frage zurück.',
  'Ich hole mir kurz ein Glas Wasser.',
  'Ich lade Sie ein, mit uns darüber nachzudenken.',
  'Ich werde Ihnen drei Gründe nennen.',
  'Wir werden gleich noch darüber reden.',
  'Ich gebe zu, das war ein Fehler.',
])('takes what is done on the spot for no promise: %s', (sentence) => expect(textsIn(sentence)).toEqual([]));

it.each(['Ich lasse Sie gern ausreden.', 'Ich werde wohl zu viel versprochen haben.', 'Er hat es uns versprochen.'])(
  'takes for no promise: %s',
  (sentence) => expect(textsIn(sentence)).toEqual([]),
);
