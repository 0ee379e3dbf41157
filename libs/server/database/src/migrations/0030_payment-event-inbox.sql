CREATE TABLE "pending_projections" (
	"payer_uuid" uuid NOT NULL,
	"event_id" text NOT NULL,
	CONSTRAINT "pending_projections_payer_uuid_event_id_pk" PRIMARY KEY("payer_uuid","event_id")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "payers" ADD COLUMN "leased_by" uuid;--> statement-breakpoint
ALTER TABLE "payers" ADD COLUMN "leased_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pending_projections" ADD CONSTRAINT "pending_projections_payer_uuid_payers_uuid_fk" FOREIGN KEY ("payer_uuid") REFERENCES "public"."payers"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_projections" ADD CONSTRAINT "pending_projections_event_id_payment_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."payment_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_projections_of_event" ON "pending_projections" USING btree ("event_id");