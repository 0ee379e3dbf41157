import { rules } from '@greenroom/account-forms';
import { string } from 'yup';

/**
 * Validates the password of an account that has one; without a password a recent log-in is enough, which the server
 * checks.
 */
export const proofRule = (hasPassword: boolean) => (hasPassword ? rules.password : string().default(''));
