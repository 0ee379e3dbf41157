ALTER TABLE "payers" ADD COLUMN "billing" jsonb;--> statement-breakpoint
ALTER TABLE "payers" ADD COLUMN "billing_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payers" ADD COLUMN "used_codes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "paused_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "paused_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pause_schedule" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "discounted" boolean DEFAULT false NOT NULL;