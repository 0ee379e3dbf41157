import type { ApiError } from '@greenroom/api-client';

/**
 * Returns what an API call reports as its failure, if it failed.
 * @param renamed the form's field names by the API's field names
 */
export function failureOf(error: unknown, renamed: Record<string, string> = {}): ApiError | undefined {
  if (error === undefined) return undefined;
  if (typeof error !== 'object' || error === null || !('code' in error)) return unknownFailure;
  const { fields, ...failure } = error as ApiError;
  if (!fields) return failure;
  return { ...failure, fields: fields.map(({ path, message }) => ({ path: renamed[path] ?? path, message })) };
}

const unknownFailure: ApiError = { code: 'internal', status: undefined, message: 'The call failed' };
