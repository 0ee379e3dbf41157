/** Re-authentication, required before the log-in methods of an account change. */
export { LogInAgain } from './log-in-again.tsx';
export { ProofField } from './proof-field.tsx';
export { ProofForm } from './proof-form.tsx';
export { proofRule } from './proof-rule.ts';
export { useConnections, type Ways } from './connections-api.ts';
