CREATE TABLE "practice_plans" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"days" jsonb NOT NULL,
	"hour" integer NOT NULL,
	"time_zone" text NOT NULL,
	"by_mail" boolean NOT NULL,
	"locale" text NOT NULL,
	"opens_all" boolean NOT NULL,
	"begun_on" date NOT NULL,
	"next_reminder_at" timestamp (3) with time zone,
	"reminded_on" date,
	"unanswered" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_pushes" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"device_uuid" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"lasts_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_steps" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"week" date NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"by_itself" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"session_uuid" uuid NOT NULL,
	"endpoint_hash" text NOT NULL,
	"target_sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_devices_endpoint_hash_unique" UNIQUE("endpoint_hash")
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key_sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "practice_pushes" ADD CONSTRAINT "practice_pushes_device_uuid_push_devices_uuid_fk" FOREIGN KEY ("device_uuid") REFERENCES "public"."push_devices"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_steps" ADD CONSTRAINT "practice_steps_owner_id_practice_plans_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."practice_plans"("owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_owner_id_practice_plans_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."practice_plans"("owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_uuid_sessions_uuid_fk" FOREIGN KEY ("session_uuid") REFERENCES "public"."sessions"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_plans_to_remind" ON "practice_plans" USING btree ("next_reminder_at") WHERE next_reminder_at is not null;--> statement-breakpoint
CREATE INDEX "practice_pushes_due" ON "practice_pushes" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "practice_pushes_of_device" ON "practice_pushes" USING btree ("device_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_steps_of_week" ON "practice_steps" USING btree ("owner_id","week","position");--> statement-breakpoint
CREATE INDEX "push_devices_of_owner" ON "push_devices" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "push_devices_of_session" ON "push_devices" USING btree ("session_uuid");