CREATE TABLE "events" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"account_uuid" uuid,
	"anonymous_id" text NOT NULL,
	"visit_session_id" uuid,
	"page" text,
	"served_by" text,
	"message" jsonb NOT NULL,
	"forwarded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "events_by_name" ON "events" USING btree ("name","at");--> statement-breakpoint
CREATE INDEX "events_by_received" ON "events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "events_of_account" ON "events" USING btree ("account_uuid") WHERE account_uuid is not null;--> statement-breakpoint
CREATE INDEX "events_to_forward" ON "events" USING btree ("received_at") WHERE forwarded_at is null;