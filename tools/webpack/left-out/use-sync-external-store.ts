/** Replaces the shim for React before 18; this React has its own. */
export { useSyncExternalStore } from 'react';
