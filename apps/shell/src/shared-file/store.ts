/** By this file what keeps and asks for data begins, in a task of its own. */
export { createStore } from '@greenroom/api-client';
