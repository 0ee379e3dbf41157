CREATE TABLE "apple_notifications" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"subtype" text,
	"original_transaction_id" text,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "apple_subscriptions" (
	"original_transaction_id" text PRIMARY KEY NOT NULL,
	"account_uuid" uuid,
	"renews" boolean,
	"is_retrying" boolean DEFAULT false NOT NULL,
	"grace_until" timestamp (3) with time zone,
	"has_expired" boolean DEFAULT false NOT NULL,
	"renewal_signed_at" timestamp (3) with time zone,
	"look_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "apple_transactions" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"original_transaction_id" text NOT NULL,
	"product_id" text NOT NULL,
	"purchased_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"is_upgraded" boolean NOT NULL,
	"is_trial" boolean NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "apple_transactions" ADD CONSTRAINT "apple_transactions_subscription_fk" FOREIGN KEY ("original_transaction_id") REFERENCES "public"."apple_subscriptions"("original_transaction_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "apple_notifications_of_subscription" ON "apple_notifications" USING btree ("original_transaction_id");--> statement-breakpoint
CREATE INDEX "apple_subscriptions_of_account" ON "apple_subscriptions" USING btree ("account_uuid");--> statement-breakpoint
CREATE INDEX "apple_subscriptions_to_look_at" ON "apple_subscriptions" USING btree ("look_at") WHERE look_at is not null;--> statement-breakpoint
CREATE INDEX "apple_transactions_of_subscription" ON "apple_transactions" USING btree ("original_transaction_id");