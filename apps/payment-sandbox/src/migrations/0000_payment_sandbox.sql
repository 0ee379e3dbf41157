CREATE TABLE "payment_sandbox"."deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due" integer NOT NULL,
	"since" integer NOT NULL,
	"answer" integer
);
--> statement-breakpoint
CREATE TABLE "payment_sandbox"."events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"about" text NOT NULL,
	"customer" text,
	"json" jsonb NOT NULL,
	"created" integer NOT NULL,
	"told_at" integer NOT NULL,
	"place" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_sandbox"."idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"created" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_sandbox"."objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer" text,
	"clock" text,
	"json" jsonb NOT NULL,
	"created" integer NOT NULL,
	"due" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"place" bigserial NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_sandbox"."deliveries" ADD CONSTRAINT "deliveries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "payment_sandbox"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_of_event" ON "payment_sandbox"."deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "deliveries_waiting" ON "payment_sandbox"."deliveries" USING btree ("due") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "events_place" ON "payment_sandbox"."events" USING btree ("place");--> statement-breakpoint
CREATE INDEX "events_told" ON "payment_sandbox"."events" USING btree ("told_at");--> statement-breakpoint
CREATE INDEX "events_of_customer" ON "payment_sandbox"."events" USING btree ("customer","place");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "payment_sandbox"."idempotency_keys" USING btree ("created");--> statement-breakpoint
CREATE INDEX "objects_of_kind" ON "payment_sandbox"."objects" USING btree ("kind","place");--> statement-breakpoint
CREATE INDEX "objects_of_customer" ON "payment_sandbox"."objects" USING btree ("customer","kind","place");--> statement-breakpoint
CREATE INDEX "objects_due" ON "payment_sandbox"."objects" USING btree ("due") WHERE due is not null;