import { rules } from '@greenroom/account-forms';
import { string } from 'yup';

/** The password of an account that has one; without one a log-in not long ago is proof enough, which the server knows. */
export const proofRule = (hasPassword: boolean) => (hasPassword ? rules.password : string().default(''));
