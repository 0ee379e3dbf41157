CREATE TABLE "checkouts" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"account_uuid" uuid NOT NULL,
	"customer_id" text NOT NULL,
	"tier" text NOT NULL,
	"price_id" text NOT NULL,
	"promotion_code_id" text,
	"trial_days" integer NOT NULL,
	"session_id" text,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkouts_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "declared_cancellations" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"order_or_note" text,
	"kind" text NOT NULL,
	"reason" text,
	"wished_for" text NOT NULL,
	"token_hash" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "declared_cancellations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "had_once" (
	"what" text NOT NULL,
	"who" text NOT NULL,
	"subscription_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "had_once_what_who_pk" PRIMARY KEY("what","who")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"payer_uuid" uuid NOT NULL,
	"subscription_id" text,
	"number" text,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"amount_paid" integer NOT NULL,
	"tax" integer NOT NULL,
	"refunded" integer NOT NULL,
	"payment_id" text,
	"lines" jsonb NOT NULL,
	"billed_to" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"next_attempt_at" timestamp (3) with time zone,
	"receipt_mailed" boolean DEFAULT false NOT NULL,
	"failures_told" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payers" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"account_uuid" uuid,
	"customer_id" text,
	"version" integer DEFAULT 0 NOT NULL,
	"clock_id" text,
	"clock_now" timestamp (3) with time zone,
	"look_at" timestamp (3) with time zone,
	"quote" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payers_account_uuid_unique" UNIQUE("account_uuid"),
	CONSTRAINT "payers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_cache" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"read_at" timestamp (3) with time zone,
	"taken_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"payer_uuid" uuid NOT NULL,
	"subscription_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"payments" jsonb NOT NULL,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_subscription_id_unique" UNIQUE("subscription_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"payer_uuid" uuid NOT NULL,
	"status" text NOT NULL,
	"tier" text NOT NULL,
	"price_id" text NOT NULL,
	"currency" text NOT NULL,
	"unit_amount" integer NOT NULL,
	"interval_count" integer NOT NULL,
	"current_period_end" timestamp (3) with time zone NOT NULL,
	"trial_end" timestamp (3) with time zone,
	"cancel_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"card" jsonb,
	"card_key" text,
	"pending_switch" jsonb,
	"next_amount" integer,
	"unpaid_since" timestamp (3) with time zone,
	"trial_refused" boolean DEFAULT false NOT NULL,
	"reminded_of" timestamp (3) with time zone,
	"end_told" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payer_uuid_payers_uuid_fk" FOREIGN KEY ("payer_uuid") REFERENCES "public"."payers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payer_uuid_payers_uuid_fk" FOREIGN KEY ("payer_uuid") REFERENCES "public"."payers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_payer_uuid_payers_uuid_fk" FOREIGN KEY ("payer_uuid") REFERENCES "public"."payers"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_at_a_time" ON "checkouts" USING btree ("account_uuid") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "checkouts_by_time" ON "checkouts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "declared_cancellations_by_time" ON "declared_cancellations" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "had_once_by_time" ON "had_once" USING btree ("at");--> statement-breakpoint
CREATE INDEX "invoices_of_payer" ON "invoices" USING btree ("payer_uuid","created_at");--> statement-breakpoint
CREATE INDEX "invoices_by_time" ON "invoices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payers_to_look_at" ON "payers" USING btree ("look_at") WHERE look_at is not null;--> statement-breakpoint
CREATE INDEX "payers_of_clock" ON "payers" USING btree ("clock_id");--> statement-breakpoint
CREATE INDEX "payment_events_by_time" ON "payment_events" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "refunds_under_way" ON "refunds" USING btree ("created_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "subscriptions_of_payer" ON "subscriptions" USING btree ("payer_uuid");