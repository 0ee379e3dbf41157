/** A mock of the API, built from the contracts, for tests and for a remote in its frame. */
export { answerFromGateway, failContract, mockContract, MockFailure, type MockedRequest } from './mock-contract.ts';
export { type MockHandler, mockSocket } from './mock-socket.ts';
export { mockSound } from './mock-sound.ts';
export { mockAnswerStream, type StreamStep } from './mock-answer-stream.ts';
export { sampleData } from './sample-data.ts';
export { personKinds, samplePerson, type PersonKind } from './sample-people.ts';
export { samplePromotion } from './sample-promotion.ts';
export { plansFor, sampleCode, sampleFreeTrial, samplePlans, sampleSubscription } from './sample-commerce.ts';
export { subscriptionOf } from './subscription-of.ts';
export type { HttpHandler } from 'msw';
