CREATE TABLE "chat_tools" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"tool" text NOT NULL,
	"sealed_address" text NOT NULL,
	"shown" text NOT NULL,
	"dead_at" timestamp (3) with time zone,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_notes" (
	"conversation_uuid" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'in-progress' NOT NULL,
	"stage" text DEFAULT 'reading' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"measures" jsonb,
	"shares" jsonb,
	"findings" jsonb
);
--> statement-breakpoint
CREATE TABLE "meeting_parts" (
	"conversation_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"file" jsonb,
	"turns" jsonb NOT NULL,
	CONSTRAINT "meeting_parts_conversation_uuid_kind_position_pk" PRIMARY KEY("conversation_uuid","kind","position")
);
--> statement-breakpoint
CREATE TABLE "meeting_posts" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"conversation_uuid" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"tool" text NOT NULL,
	"post" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"conversation_uuid" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"goals" jsonb NOT NULL,
	"others_agreed" boolean NOT NULL,
	"you" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"held_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "meeting_notes" ADD CONSTRAINT "meeting_notes_conversation_uuid_meetings_conversation_uuid_fk" FOREIGN KEY ("conversation_uuid") REFERENCES "public"."meetings"("conversation_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_parts" ADD CONSTRAINT "meeting_parts_conversation_uuid_meetings_conversation_uuid_fk" FOREIGN KEY ("conversation_uuid") REFERENCES "public"."meetings"("conversation_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_posts" ADD CONSTRAINT "meeting_posts_conversation_uuid_meetings_conversation_uuid_fk" FOREIGN KEY ("conversation_uuid") REFERENCES "public"."meetings"("conversation_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_notes_to_make" ON "meeting_notes" USING btree ("status","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_posts_once" ON "meeting_posts" USING btree ("conversation_uuid") WHERE state in ('waiting', 'sending', 'posted', 'unconfirmed');--> statement-breakpoint
CREATE INDEX "meeting_posts_of_meeting" ON "meeting_posts" USING btree ("conversation_uuid","created_at");--> statement-breakpoint
CREATE INDEX "meeting_posts_to_send" ON "meeting_posts" USING btree ("next_try_at") WHERE state in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "meetings_of_owner" ON "meetings" USING btree ("owner_id","held_at");