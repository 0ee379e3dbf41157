import { germanLead, germanTime, lead, time } from './times.ts';

/** Verbs of things people set out to do; with other verbs, "I'll" often announces a fear. */
const deed =
  '(?:ask|call|ring|phone|tell|talk|speak|write|send|e-?mail|text|message|practi[sc]e|rehearse|prepare|bring|take|book|meet|visit|start|begin|open|use|read|print|make|set|put|apply|offer|suggest|propose|invite|show|explain|check|look|find|list|note|record|sign|sell|buy|cook|walk|run|breathe|count|pause|wait|listen|arrive|leave|sleep on|thank|clean|pack|plan|block|reserve|schedule|arrange|sit down|stand up|hand in|give notice|negotiate|learn|study|draft|rewrite|cut|try|do|get up|come|join|move|pay|save|drop off|name|keep|go(?: to| through| over| for| and| with| in| there| back)|have (?:a|the) (?:talk|chat|word|coffee)|close|finish|end|greet|say(?! (?:sorry|yes|nothing|something|anything|um|the wrong)\\b)|raise|mention|demand|request|propose|confirm|cancel|accept|turn|hand|train|swim|stretch|work on|see|measure|log|track|water|order|collect|pick|drive|cycle|fly|travel|register|enrol|sign up|file|submit|post|publish|present|compare|review|update|change|switch|limit|spend|stop|quit|resign|knock|fix|repair|build|paint|bake|host|organi[sz]e|celebrate|report|document|photograph|interview|hire|mentor|delegate|share|split|divide|eat|drink|get (?:up|a|the|some|it|there|dressed|in touch|back to))';
const will =
  "(?:I'll|I will|I'm going to|I am going to|I'm gonna|we'll|we will|we're going to|I shall|gonna|going to|will)";
const germanDeed =
  '(?:fragen?|frag|anrufen|rufe?|sagen?|sag|sprechen?|spreche?|reden?|red|schreiben?|schreib|schicken?|schick|üben?|üb|proben?|vorbereiten|bereite?|mitbringen|bringen?|bring|nehmen?|nehm|buchen?|buch|treffen?|treff|anfangen|fangen?|beginnen?|lesen?|les|machen?|mach|bewerben?|anbieten|biete?|vorschlagen|schlagen?|einladen|lade?|zeigen?|erklären?|prüfen?|suchen?|such|notieren?|unterschreiben?|verkaufen?|kaufen?|kauf|kochen?|koch|gehen?|geh|laufen?|lauf|atmen?|zählen?|warten?|zuhören|höre?|lernen?|lern|abgeben|gebe?|einreichen|reiche?|drucken?|druck|aufnehmen|ausmachen|vereinbaren?|klären?|klär|besprechen?|mieten?|melden?|aufstehen|stehe? auf|trainieren?|besuchen?|setzen?|setz|starten?|kontaktieren?|hole?n?|öffnen?|verlangen?|fordern?|nennen?|bitten?|danken?|bedanken?|schaffen?|ausprobieren|probiere?|versuchen?|kündigen?|umziehen|ziehe? um|fahren?|fahr|rechne|planen?|trage?|\\p{L}+ieren)';
const notADeed =
  '(?!being|feeling|getting|having|going (?:red|blank|crazy|mad)|dreading|hoping|thinking|lying|crying|losing|worrying|trying|aiming|looking|dying|falling|sitting|panicking)';

/** Patterns for plans, matched from the beginning of a clause. */
export const plans: readonly RegExp[] = [
  `${will} (?:definitely |first |then |also |simply )?${deed}(?![\\p{L}])`,
  `(?:I plan to|I promise(?: that)? (?:to|I'll|I will)|I(?:'ve| have)? (?:now )?decided (?:to|on|that)|we(?:'ve| have)? (?:decided|agreed) to|I'm planning (?:to|on)|I(?:'ve| have) agreed to|I(?:'ve| have) (?:signed up|booked|arranged|scheduled|made an appointment|set up|asked for (?:a|an|ten|five|\\d+))|(?:my|the|our) plan(?: now)? is(?: to)?)(?![\\p{L}])`,
  `(?:I'm|I am|we're|we are) (?:applying|handing in|signing|bringing|taking|booking|giving notice|starting with|seeing|calling|ringing|writing to|sending|meeting|visiting|quitting|resigning)(?![\\p{L}])`,
  `(?:I'm|I am|we're|we are) (?:${notADeed}\\p{L}+ing|having (?:coffee|lunch|dinner|tea|a (?:talk|chat|call|meeting|word)))(?![\\p{L}]).*(?<![\\p{L}])${time}`,
  `(?:calling|ringing|asking|seeing|meeting (?!with \\p{L}+ (?:is|was|happened))|writing|sending|booking|telling|talking to|speaking to|phoning|emailing|practising|rehearsing|visiting|applying)(?![\\p{L}]).*(?<![\\p{L}])${time}`,
]
  .map((pattern) => new RegExp(`${lead}${pattern}`, 'iu'))
  .concat(
    new RegExp(
      `^${time}(?: (?:at|after|before) [\\p{L}\\d]+)?,? (?:I'm|I am|we're|we are) ${notADeed}\\p{L}+ing(?![\\p{L}])`,
      'iu',
    ),
    new RegExp(`^${time},? (?:I|we) ${deed}(?![\\p{L}])`, 'iu'),
    new RegExp(`^(?:before|after) \\p{L}+,? (?:I|we) ${deed}(?![\\p{L}])`, 'iu'),
    new RegExp(
      `${germanLead}(?:ich habe?|wir haben|habe? ich) (?:fest )?(?:vor|beschlossen|mir (?:fest )?vorgenommen|ausgemacht|mir vorgenommen)`,
      'iu',
    ),
    new RegExp(`${germanLead}(?:ich nehme? mir(?: fest)? vor|ich plane|(?:mein|unser) plan ist|ich verspreche)`, 'iu'),
    new RegExp(
      `${germanLead}(?:ich|wir) (?:habe?|haben) .*(?:gebucht|angemeldet|ausgemacht|vereinbart|vorgenommen|dafür entschieden)`,
      'iu',
    ),
    new RegExp(`${germanLead}(?:ich werde|wir werden|werde ich|werden wir) .*${germanDeed}$`, 'iu'),
    new RegExp(`${germanLead}(?:ich|wir) ${germanDeed}(?![\\p{L}])(?=.*(?<![\\p{L}])${germanTime}(?![\\p{L}]))`, 'iu'),
    new RegExp(
      `^(?=.*(?<![\\p{L}])${germanTime}(?![\\p{L}]))${germanLead}(?:\\p{L}+ ){0,2}?${germanDeed} (?:ich|wir)(?![\\p{L}])`,
      'iu',
    ),
    new RegExp(`^(?:erst|zuerst|als erstes|danach|dann) ${germanDeed} (?:ich|wir)(?![\\p{L}])`, 'iu'),
    new RegExp(
      `^ich (?:bewerbe mich|melde mich (?:an|bei)|schreibe? (?:ihm|ihr|ihnen|dem|der) |mache? (?:einen|nen) termin)`,
      'iu',
    ),
  );
