CREATE TABLE "sandbox_deliveries" (
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
CREATE TABLE "sandbox_events" (
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
CREATE TABLE "sandbox_idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"created" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_objects" (
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
ALTER TABLE "sandbox_deliveries" ADD CONSTRAINT "sandbox_deliveries_event_id_sandbox_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."sandbox_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_deliveries_of_event" ON "sandbox_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "sandbox_deliveries_waiting" ON "sandbox_deliveries" USING btree ("due") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_events_place" ON "sandbox_events" USING btree ("place");--> statement-breakpoint
CREATE INDEX "sandbox_events_told" ON "sandbox_events" USING btree ("told_at");--> statement-breakpoint
CREATE INDEX "sandbox_events_of_customer" ON "sandbox_events" USING btree ("customer","place");--> statement-breakpoint
CREATE INDEX "sandbox_idempotency_keys_created" ON "sandbox_idempotency_keys" USING btree ("created");--> statement-breakpoint
CREATE INDEX "sandbox_objects_of_kind" ON "sandbox_objects" USING btree ("kind","place");--> statement-breakpoint
CREATE INDEX "sandbox_objects_of_customer" ON "sandbox_objects" USING btree ("customer","kind","place");--> statement-breakpoint
CREATE INDEX "sandbox_objects_due" ON "sandbox_objects" USING btree ("due") WHERE due is not null;