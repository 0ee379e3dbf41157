/**
 * The product's one API client and store. Remotes import RTK and react-redux only through this library: the library is
 * shared between them, the packages are not.
 */
export { api } from './api.ts';
export { call } from './call.ts';
export { useLandingHomepageQuery } from './coaches.ts';
export { useChatConversationsQuery, withConversations } from './conversations.ts';
export { useOnboardingReadQuery, useOnboardingSaveMutation } from './onboarding.ts';
export { onNotAuthenticated } from './not-authenticated.ts';
export { keepProfileId, onOtherProfile } from './stored-headers.ts';
export { contractBaseQuery, type ApiCall, type ApiError } from './base-query.ts';
export type { KnownReply } from './preloaded-queries.ts';
export { createStore, personLeft, rootReducer, type Store } from './store.ts';
export { Provider as StoreProvider, useDispatch, useSelector, useStore } from 'react-redux';
export { createSlice } from '@reduxjs/toolkit';
export type { PayloadAction } from '@reduxjs/toolkit';
