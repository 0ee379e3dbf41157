CREATE TABLE "payment_refunds" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"payer_uuid" uuid NOT NULL,
	"invoice_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payer_uuid_payers_uuid_fk" FOREIGN KEY ("payer_uuid") REFERENCES "public"."payers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refunds_of_invoice" ON "payment_refunds" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_of_payer" ON "payment_refunds" USING btree ("payer_uuid");--> statement-breakpoint
CREATE INDEX "payment_refunds_under_way" ON "payment_refunds" USING btree ("created_at") WHERE done_at is null and refused_at is null;