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
ALTER TABLE "practice_steps" ADD CONSTRAINT "practice_steps_owner_id_practice_plans_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."practice_plans"("owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_plans_to_remind" ON "practice_plans" USING btree ("next_reminder_at") WHERE next_reminder_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "practice_steps_of_week" ON "practice_steps" USING btree ("owner_id","week","position");