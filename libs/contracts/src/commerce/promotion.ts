/** Texts of one place of a promotion, by `text` or a name in snake_case that begins with `text_`. */
export type PromotionTexts = Readonly<Record<string, string>>;

/** A section of the promotion page. */
export interface PromotionSection {
  image_url?: string | undefined;
  texts: PromotionTexts;
}

interface ByTier<Value> {
  yearly: Value;
  monthly: Value;
}

interface PaymentTexts {
  title: string;
  monthly_price: string;
  discount_text: string;
  price_discounted: string;
}

/** Texts that count from a day on, with where one reads more. */
export interface DatedTexts {
  /** An ISO 8601 date or moment. */
  available_from: string;
  link: string;
  texts: PromotionTexts;
}

/**
 * What a promotion says and grants, in the specification's own names (sections 3 and 5). The API alone validates it;
 * whoever gets one may trust it.
 */
export interface PromotionVariables {
  promo_key: string;
  promo_type: 'percentage_off' | 'amount_off';
  coupon_codes: ByTier<string>;
  percentages?: ByTier<number> | undefined;
  amounts?: ByTier<number> | undefined;
  promo_page: {
    hero_section: PromotionSection;
    whats_included_section: PromotionSection;
    offer_ends_section: PromotionSection;
  };
  checkout_pages: { signup_page: PromotionTexts; plans_page: PromotionTexts; payment_page: ByTier<PaymentTexts> };
  quiz_pages: { question_box_text: string };
  promo_banner: PromotionTexts;
  promo_footer: PromotionTexts;
  promo_modal: PromotionTexts;
  offer_terms: Readonly<Record<string, DatedTexts>>;
  urgency_texts: Readonly<Record<string, DatedTexts>>;
}

/**
 * Of texts that count from a day on, those that count now: the latest that have begun. One whose day cannot be read
 * never begins.
 */
export function datedNow(records: Readonly<Record<string, DatedTexts>>, now: Date): DatedTexts | undefined {
  const begun = Object.values(records)
    .map((record) => ({ record, from: Date.parse(record.available_from) }))
    .filter(({ from }) => from <= now.getTime());
  return begun.reduce<(typeof begun)[number] | undefined>(
    (latest, one) => (latest && latest.from > one.from ? latest : one),
    undefined,
  )?.record;
}
