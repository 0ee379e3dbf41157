CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payer_uuid" uuid NOT NULL,
	"charge_id" text NOT NULL,
	"payment_id" text,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"evidence_due_by" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"level" text NOT NULL,
	"text_en" text NOT NULL,
	"text_de" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payer_uuid_payers_uuid_fk" FOREIGN KEY ("payer_uuid") REFERENCES "public"."payers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_of_payer" ON "disputes" USING btree ("payer_uuid");--> statement-breakpoint
CREATE INDEX "disputes_by_time" ON "disputes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "announcements_by_start" ON "announcements" USING btree ("starts_at","uuid");--> statement-breakpoint
CREATE INDEX "announcements_by_end" ON "announcements" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "invoices_of_payment" ON "invoices" USING btree ("payment_id");