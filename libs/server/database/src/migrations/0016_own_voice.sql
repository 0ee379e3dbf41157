CREATE TABLE "role_play_voices" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"role_play_uuid" uuid NOT NULL,
	"message_uuid" uuid NOT NULL,
	"at_ms" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"kept_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "role_plays" ADD COLUMN "keeps_voice_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "role_play_voices_place" ON "role_play_voices" USING btree ("role_play_uuid","message_uuid","at_ms");--> statement-breakpoint
CREATE INDEX "role_play_voices_by_age" ON "role_play_voices" USING btree ("created_at");