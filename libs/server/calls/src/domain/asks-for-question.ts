const asks =
  /^(?:(?:please|okay|so|just|now|can you|could you|would you)[,\s]+)*(?:ask me (?:a|another|one|some|the next) questions?(?: instead| now| please)?|(?:give me )?(?:a|another|the next) question(?: please)?)[.?!\s]*$|^(?:(?:bitte|okay|jetzt|kannst du|können sie|könnten sie)[,\s]+)*(?:(?:stell|stelle|stellen sie) mir (?:bitte )?(?:eine|noch eine|die nächste) frage|(?:mir )?(?:bitte )?eine frage stellen|frag(?:en sie)? mich (?:etwas|was)|(?:noch )?eine frage(?: bitte)?)[.?!\s]*$/i;

/** Reports whether the person asks for a question and says nothing else. */
export const asksForQuestion = (text: string) => asks.test(text.trim());
