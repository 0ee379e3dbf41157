/** Texts of one place of a promotion, by `text` or a snake_case name that begins with `text_`. */
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

/** Texts that apply from a date on, with a link to read more. */
export interface DatedTexts {
  /** An ISO 8601 date or date-time. */
  available_from: string;
  link: string;
  texts: PromotionTexts;
}

/**
 * What a promotion says and grants, in the specification's own names (sections 3 and 5). Only the API validates it; its
 * clients may trust it.
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

/** Returns the texts in effect now: the latest that have begun. Texts with an unreadable date never begin. */
export function datedNow(records: Readonly<Record<string, DatedTexts>>, now: Date): DatedTexts | undefined {
  const begun = Object.values(records)
    .map((record) => ({ record, from: Date.parse(record.available_from) }))
    .filter(({ from }) => from <= now.getTime());
  return begun.reduce<(typeof begun)[number] | undefined>(
    (latest, one) => (latest && latest.from > one.from ? latest : one),
    undefined,
  )?.record;
}
