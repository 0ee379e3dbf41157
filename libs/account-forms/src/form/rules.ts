import { boolean, string } from 'yup';
import {
  bounds,
  codeProblem,
  emailProblem,
  nameProblem,
  passwordProblem,
  type SentenceKey,
} from '@greenroom/contracts';

/** Returns a text field checked by the same function as in the API. The error is the key of the message to show. */
function judged(problemOf: (text: string) => SentenceKey | undefined) {
  return string()
    .default('')
    .test((text, { createError }) => {
      const problem = problemOf(text);
      return problem === undefined || createError({ message: problem });
    });
}

/** Returns a checkbox field that must be ticked. */
function agreed(sentence: SentenceKey) {
  return boolean()
    .default(false)
    .test((ticked, { createError }) => ticked || createError({ message: sentence }));
}

/** Fields that forms ask for, each validated by the rules of the specification (section 5). */
export const rules = {
  email: judged(emailProblem),
  newPassword: judged(passwordProblem),
  /** An existing password: only required, because earlier length rules may have differed. */
  password: judged((text) => {
    if (text === '') return 'passwordRequired';
    return text.length > bounds.passwordLength.max ? 'passwordTooLong' : undefined;
  }),
  name: judged(nameProblem),
  sixDigits: judged(codeProblem),
  recoveryCode: judged((code) => (code.trim() === '' ? 'codeRequired' : undefined)),
  passkeyName: judged((name) => (name.trim() === '' ? 'passkeyNameRequired' : undefined)),
  terms: agreed('termsRequired'),
  updates: agreed('updatesRequired'),
};
