CREATE TABLE "meeting_recording_pieces" (
	"recording_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"turns" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_recording_pieces_recording_uuid_position_pk" PRIMARY KEY("recording_uuid","position")
);
--> statement-breakpoint
CREATE TABLE "meeting_recordings" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"conversation_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"voices" text NOT NULL,
	"you" text,
	"others" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"status" text DEFAULT 'uploading' NOT NULL,
	"trouble" text,
	"transcribed" integer DEFAULT 0 NOT NULL,
	"heard_until" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"claim" uuid,
	"claimed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_recordings_conversation_uuid_unique" UNIQUE("conversation_uuid")
);
--> statement-breakpoint
ALTER TABLE "meeting_recordings" ADD CONSTRAINT "meeting_recordings_conversation_uuid_meetings_conversation_uuid_fk" FOREIGN KEY ("conversation_uuid") REFERENCES "public"."meetings"("conversation_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_recordings_to_transcribe" ON "meeting_recordings" USING btree ("next_try_at") WHERE status = 'transcribing';--> statement-breakpoint
CREATE INDEX "meeting_recordings_by_age" ON "meeting_recordings" USING btree ("created_at");