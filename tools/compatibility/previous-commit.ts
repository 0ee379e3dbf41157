/** Prints the commit with whose builds `npm run e2e:compatibility` combines the newest ones; nothing if there is none. */
import { previousCommit } from './previous-build.ts';

console.log(previousCommit() ?? '');
