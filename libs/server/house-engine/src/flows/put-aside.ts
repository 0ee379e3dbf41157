const putsAside =
  /^(?:(?:ok|okay|no|actually|well|ach|nein|gut|also),? )?(?:(?:forget|leave|never mind|skip) (?:about )?(?:the|my|that|this|it)\b|(?:vergiss|vergessen sie|lassen wir|lass uns) (?:das|den|die|dem|mein\p{L}*)\b)[^.!?:;]*[.!?:;]\s+(?=\S)/iu;

/**
 * Returns the text after a change of subject such as "Forget the gym."
 * @returns undefined if the message does not change the subject
 */
export function afterPuttingAside(text: string): string | undefined {
  const found = putsAside.exec(text.trim());
  return found ? text.trim().slice(found[0].length) : undefined;
}
