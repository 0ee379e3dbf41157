import type { Promotion, PromotionVariables } from '@greenroom/contracts';

/** Returns an active promotion, as the API answers it. */
export function samplePromotion(own: Partial<PromotionVariables> = {}): NonNullable<Promotion> {
  const payment = { title: 'Spring', monthly_price: '$7', discount_text: '40% off', price_discounted: '$4.20' };
  const variables: PromotionVariables = {
    promo_key: 'spring',
    promo_type: 'percentage_off',
    coupon_codes: { yearly: 'SPRING40', monthly: 'SPRING20' },
    percentages: { yearly: 40, monthly: 20 },
    promo_page: {
      hero_section: { texts: { text_title: 'Spring, 40% off.', text: 'The windows are open.' } },
      whats_included_section: {
        texts: { text_title: 'What’s in the room', text_coaches_title: 'Coaches', text_coaches: 'All invented.' },
      },
      offer_ends_section: { texts: { text_title: 'It ends with spring.', text: 'No clock ticks here.' } },
    },
    checkout_pages: {
      signup_page: { text: 'Your 40% wait.' },
      plans_page: { text: '40% off the first payment.' },
      payment_page: { yearly: payment, monthly: payment },
    },
    quiz_pages: { question_box_text: 'Spring: 40% off. Five questions, then the price.' },
    promo_banner: { text: 'Spring: 40% off.', text_link: 'See the offer' },
    promo_footer: { text: '40% off while it is spring.', text_link: 'See the offer' },
    promo_modal: {
      text_title: 'Spring, 40% off',
      text: 'Off the first year.',
      text_link: 'See the offer',
      text_later: 'Not now',
    },
    offer_terms: {
      first: {
        available_from: '2026-01-01',
        link: 'https://greenroom.example/terms',
        texts: { text: 'SPRING40 takes 40% off a first year.', text_link: 'Offer terms' },
      },
    },
    urgency_texts: {
      first: {
        available_from: '2026-01-01',
        link: 'https://greenroom.example/promotion',
        texts: { text: 'While it is spring.' },
      },
      last: {
        available_from: '2999-01-01',
        link: 'https://greenroom.example/promotion',
        texts: { text: 'The last day.' },
      },
    },
    ...own,
  };
  return { promotionKey: variables.promo_key, variables, startsAt: null, endsAt: null };
}
