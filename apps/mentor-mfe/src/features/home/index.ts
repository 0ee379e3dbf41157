/** The home page of signed-in users. */
export { Home } from './home.tsx';
