CREATE TABLE "call_turns" (
	"call_uuid" uuid NOT NULL,
	"id" integer NOT NULL,
	"author" text NOT NULL,
	"kind" text,
	"turn_id" integer,
	"how" text NOT NULL,
	"text" text NOT NULL,
	"heard" text NOT NULL,
	"status" text NOT NULL,
	"at_ms" integer NOT NULL,
	"message_uuid" uuid,
	"measures" jsonb,
	CONSTRAINT "call_turns_call_uuid_id_pk" PRIMARY KEY("call_uuid","id")
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"conversation_uuid" uuid NOT NULL,
	"instructor_slug" text NOT NULL,
	"topic_uuid" uuid,
	"language" text NOT NULL,
	"talk" text NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"resume_hash" text NOT NULL,
	"analytics" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"payer" jsonb NOT NULL,
	"allowance_ms" integer,
	"talked_ms" integer DEFAULT 0 NOT NULL,
	"clock_ms" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"frames_taken" integer DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"instance" uuid,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"why" text
);
--> statement-breakpoint
ALTER TABLE "call_turns" ADD CONSTRAINT "call_turns_call_uuid_calls_uuid_fk" FOREIGN KEY ("call_uuid") REFERENCES "public"."calls"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calls_one_at_a_time" ON "calls" USING btree ("owner_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "calls_of_owner" ON "calls" USING btree ("owner_id","started_at");--> statement-breakpoint
CREATE INDEX "calls_of_conversation" ON "calls" USING btree ("conversation_uuid");