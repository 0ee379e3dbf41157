import { boolean, string } from 'yup';
import {
  bounds,
  codeProblem,
  emailProblem,
  nameProblem,
  passwordProblem,
  type SentenceKey,
} from '@greenroom/contracts';

/** A text that the same check judges as in the API. What is wrong is the key of the sentence to say. */
function judged(problemOf: (text: string) => SentenceKey | undefined) {
  return string()
    .default('')
    .test((text, { createError }) => {
      const problem = problemOf(text);
      return problem === undefined || createError({ message: problem });
    });
}

/** A box that has to be ticked. */
function agreed(sentence: SentenceKey) {
  return boolean()
    .default(false)
    .test((ticked, { createError }) => ticked || createError({ message: sentence }));
}

/** What a form asks for, each judged by the specification's rules (section 5). */
export const rules = {
  email: judged(emailProblem),
  newPassword: judged(passwordProblem),
  /** One that is told: how short it may have been once is not ours to say. */
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
