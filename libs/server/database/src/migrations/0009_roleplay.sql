CREATE TABLE "role_play_lines" (
	"role_play_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'said' NOT NULL,
	"client_line_id" uuid,
	"cue" text,
	"answered_by" text,
	"at_ms" integer NOT NULL,
	"ended_ms" integer,
	"message_uuid" uuid,
	"cut_off" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "role_play_lines_role_play_uuid_position_pk" PRIMARY KEY("role_play_uuid","position")
);
--> statement-breakpoint
CREATE TABLE "role_play_notes" (
	"role_play_uuid" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'in-progress' NOT NULL,
	"stage" text DEFAULT 'reading' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"judgement_key" text,
	"scores" jsonb,
	"measures" jsonb,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_plays" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"conversation_uuid" uuid NOT NULL,
	"scenario_slug" text,
	"custom" jsonb,
	"scene_key" text NOT NULL,
	"category_slug" text NOT NULL,
	"title" text NOT NULL,
	"difficulty" text NOT NULL,
	"medium" text NOT NULL,
	"language" text NOT NULL,
	"voice_style" text,
	"ai_personality" text,
	"additional_context" text DEFAULT '' NOT NULL,
	"seed" text NOT NULL,
	"status" text DEFAULT 'ready' NOT NULL,
	"ending" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "role_play_lines" ADD CONSTRAINT "role_play_lines_role_play_uuid_role_plays_uuid_fk" FOREIGN KEY ("role_play_uuid") REFERENCES "public"."role_plays"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_play_notes" ADD CONSTRAINT "role_play_notes_role_play_uuid_role_plays_uuid_fk" FOREIGN KEY ("role_play_uuid") REFERENCES "public"."role_plays"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "role_play_lines_client_id" ON "role_play_lines" USING btree ("role_play_uuid","client_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "role_play_lines_message" ON "role_play_lines" USING btree ("role_play_uuid","message_uuid");--> statement-breakpoint
CREATE INDEX "role_play_notes_by_key" ON "role_play_notes" USING btree ("judgement_key");--> statement-breakpoint
CREATE INDEX "role_play_notes_to_make" ON "role_play_notes" USING btree ("updated_at") WHERE status = 'in-progress';--> statement-breakpoint
CREATE UNIQUE INDEX "role_plays_conversation" ON "role_plays" USING btree ("conversation_uuid");--> statement-breakpoint
CREATE INDEX "role_plays_of_owner" ON "role_plays" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "role_plays_of_scene" ON "role_plays" USING btree ("owner_id","scene_key","created_at");