/** Expressions for future days and times. */
export const time =
  '(?:today|tonight|tomorrow|(?:on |this |next |by )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: \\p{L}+)?|this (?:morning|afternoon|evening|week|weekend|month)|next (?:week|month|year)|at (?:\\d|noon|lunch|nine|ten|eight|seven|six|five)|in (?:a|an|one|two|three|\\d+) (?:minutes?|hours?|days?|weeks?|months?)|on the \\d+|\\d{1,2}(?:st|nd|rd|th)\\b|(?:before|after|by) (?:work|lunch|dinner|breakfast|school|bed|easter|christmas|the \\p{L}+)|(?:in |on )?\\d{0,2} ?(?:january|february|march|april|may|june|july|august|september|october|november|december))';
export const germanTime =
  '(?:heute|nachher|gleich|morgen|übermorgen|(?:am |bis |nächsten |diesen )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\\p{L}*|(?:diese|nächste|kommende) woche|(?:am|nächstes|dieses) wochenende|(?:nächsten|diesen) monat|um (?:\\d|acht|neun|zehn|sieben|sechs)|in (?:einer|einem|zwei|drei|\\d+) (?:stunden?|tagen?|wochen?|monaten?)|ab (?:morgen|sofort|montag)|am \\d{1,2}\\.|(?:im )?(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|nach (?:feierabend|dienstschluss)|vor dem \\p{L}+|nach dem \\p{L}+|nach der \\p{L}+|jeden (?:tag|morgen|abend))';

const anyTime = new RegExp(`(?<![\\p{L}])(?:${time}|${germanTime})`, 'iu');

/** Whether a text names a day or time. */
export const namesADay = (text: string): boolean => anyTime.test(text);

/** May precede a wish or plan: "first", "on Friday after lunch". */
export const lead = `^(?:(?:first(?:ly)?|now|then|next|after that|this time|for now|in (?:this|the|my) (?:talk|call|meeting|conversation|job|interview|speech)|${time}(?: (?:at|after|before|in) [\\p{L}\\d]+)?)[,:]? )*`;
export const germanLead = `^(?:(?:erst|zuerst|dann|jetzt|danach|diesmal|dieses mal|in (?:diesem|dem|meinem) \\p{L}+|im \\p{L}+|${germanTime}(?: (?:um|früh|abend|nach|vor|in)(?: [\\p{L}\\d]+)?)?),? )*`;
