import type { ApiError } from '@greenroom/api-client';

/**
 * What a call says went wrong, if anything did.
 * @param renamed the form's name of a field, by the name the API has for it
 */
export function failureOf(error: unknown, renamed: Record<string, string> = {}): ApiError | undefined {
  if (error === undefined) return undefined;
  if (typeof error !== 'object' || error === null || !('code' in error)) return unknownFailure;
  const { fields, ...failure } = error as ApiError;
  if (!fields) return failure;
  return { ...failure, fields: fields.map(({ path, message }) => ({ path: renamed[path] ?? path, message })) };
}

const unknownFailure: ApiError = { code: 'internal', status: undefined, message: 'The call failed' };
