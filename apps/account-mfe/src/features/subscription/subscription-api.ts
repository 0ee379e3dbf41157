import { call } from '@greenroom/api-client';
import { withSubscription } from '@greenroom/card-payments/subscription';
import {
  endpoints,
  type EndpointName,
  type Reply,
  type RequestOf,
  type SubscriptionRecord,
} from '@greenroom/contracts';

export const me = { params: { id: 'me' } } as const;

type Changing = Extract<
  EndpointName,
  | 'commerceSubscriptionCancel'
  | 'commerceSubscriptionContinue'
  | 'commerceSwitch'
  | 'commerceSwitchWithdraw'
  | 'commercePaymentMethodConfirmed'
  | 'commercePaymentConfirmed'
  | 'commercePaymentWithdraw'
  | 'commercePause'
  | 'commerceResume'
  | 'commerceCoupon'
  | 'commerceOfferTake'
  | 'commerceCardDefault'
>;

const subscriptionApi = withSubscription
  .enhanceEndpoints({ addTagTypes: ['commerceInvoices', 'commerceCards', 'commerceBilling'] })
  .injectEndpoints({
    endpoints: (build) => {
      /** The reply is the updated subscription, which is shown on every screen. */
      const changing = <Name extends Changing>(endpoint: (typeof endpoints)[Name]) =>
        build.mutation<SubscriptionRecord, RequestOf<Name>>({
          query: (request) => ({ endpoint, ...(request as object) }),
          // A switch is charged at once, and an open amount is retried with a new card.
          invalidatesTags: (changed) => (changed ? ['commerceInvoices'] : []),
          async onQueryStarted(_, { dispatch, queryFulfilled }) {
            const changed = await queryFulfilled.catch(() => undefined);
            if (!changed) return;
            await dispatch(subscriptionApi.util.upsertQueryData('commerceSubscription', me, changed.data));
          },
        });
      return {
        commerceInvoices: build.query<Reply<'commerceInvoices'>, RequestOf<'commerceInvoices'>>({
          query: call(endpoints.commerceInvoices),
          providesTags: ['commerceInvoices'],
        }),
        /** Amounts at this moment: never cached. */
        commerceSwitchPreview: build.query<Reply<'commerceSwitchPreview'>, RequestOf<'commerceSwitchPreview'>>({
          query: call(endpoints.commerceSwitchPreview),
          keepUnusedDataFor: 0,
        }),
        commerceSubscriptionCancel: changing<'commerceSubscriptionCancel'>(endpoints.commerceSubscriptionCancel),
        commerceSubscriptionContinue: changing<'commerceSubscriptionContinue'>(endpoints.commerceSubscriptionContinue),
        commerceSwitch: changing<'commerceSwitch'>(endpoints.commerceSwitch),
        commerceSwitchWithdraw: changing<'commerceSwitchWithdraw'>(endpoints.commerceSwitchWithdraw),
        commercePaymentMethodConfirmed: changing<'commercePaymentMethodConfirmed'>(
          endpoints.commercePaymentMethodConfirmed,
        ),
        commercePaymentConfirmed: changing<'commercePaymentConfirmed'>(endpoints.commercePaymentConfirmed),
        commercePaymentWithdraw: changing<'commercePaymentWithdraw'>(endpoints.commercePaymentWithdraw),
        commercePause: changing<'commercePause'>(endpoints.commercePause),
        commerceResume: changing<'commerceResume'>(endpoints.commerceResume),
        commerceCoupon: changing<'commerceCoupon'>(endpoints.commerceCoupon),
        commerceOfferTake: changing<'commerceOfferTake'>(endpoints.commerceOfferTake),
        commerceCardDefault: changing<'commerceCardDefault'>(endpoints.commerceCardDefault),
        /** The offer at the moment of canceling: never cached. */
        commerceOffer: build.query<Reply<'commerceOffer'>, RequestOf<'commerceOffer'>>({
          query: call(endpoints.commerceOffer),
          keepUnusedDataFor: 0,
        }),
        commerceCards: build.query<Reply<'commerceCards'>, RequestOf<'commerceCards'>>({
          query: call(endpoints.commerceCards),
          keepUnusedDataFor: 0,
          providesTags: ['commerceCards'],
        }),
        commerceCardRemove: build.mutation<Reply<'commerceCardRemove'>, RequestOf<'commerceCardRemove'>>({
          query: call(endpoints.commerceCardRemove),
          invalidatesTags: ['commerceCards'],
        }),
        commerceBilling: build.query<Reply<'commerceBilling'>, RequestOf<'commerceBilling'>>({
          query: call(endpoints.commerceBilling),
          keepUnusedDataFor: 0,
          providesTags: ['commerceBilling'],
        }),
        commerceBillingSave: build.mutation<Reply<'commerceBillingSave'>, RequestOf<'commerceBillingSave'>>({
          query: call(endpoints.commerceBillingSave),
          invalidatesTags: ['commerceBilling'],
        }),
        commercePayment: build.mutation<Reply<'commercePayment'>, RequestOf<'commercePayment'>>({
          query: call(endpoints.commercePayment),
        }),
        commercePaymentMethod: build.mutation<Reply<'commercePaymentMethod'>, RequestOf<'commercePaymentMethod'>>({
          query: call(endpoints.commercePaymentMethod),
        }),
        commerceRefund: build.mutation<Reply<'commerceRefund'>, RequestOf<'commerceRefund'>>({
          query: call(endpoints.commerceRefund),
          invalidatesTags: ['commerceInvoices'],
        }),
      };
    },
  });

export const {
  useCommerceInvoicesQuery,
  useCommerceSwitchPreviewQuery,
  useCommerceSubscriptionCancelMutation,
  useCommerceSubscriptionContinueMutation,
  useCommerceSwitchMutation,
  useCommerceSwitchWithdrawMutation,
  useCommercePaymentMutation,
  useCommercePaymentConfirmedMutation,
  useCommercePaymentWithdrawMutation,
  useCommercePaymentMethodMutation,
  useCommercePaymentMethodConfirmedMutation,
  useCommerceRefundMutation,
  useCommercePauseMutation,
  useCommerceResumeMutation,
  useCommerceCouponMutation,
  useCommerceOfferQuery,
  useCommerceOfferTakeMutation,
  useCommerceCardsQuery,
  useCommerceCardDefaultMutation,
  useCommerceCardRemoveMutation,
  useCommerceBillingQuery,
  useCommerceBillingSaveMutation,
} = subscriptionApi;
