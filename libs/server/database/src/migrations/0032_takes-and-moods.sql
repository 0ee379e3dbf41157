CREATE TABLE "role_play_takes" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"role_play_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"answer" text NOT NULL,
	"answered_by" text NOT NULL,
	"judged" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "role_plays" ADD COLUMN "moods" jsonb;--> statement-breakpoint
ALTER TABLE "role_play_takes" ADD CONSTRAINT "role_play_takes_role_play_uuid_role_plays_uuid_fk" FOREIGN KEY ("role_play_uuid") REFERENCES "public"."role_plays"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "role_play_takes_of_scene" ON "role_play_takes" USING btree ("role_play_uuid","position","created_at");