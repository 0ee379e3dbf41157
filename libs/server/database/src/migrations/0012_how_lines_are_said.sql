ALTER TABLE "role_play_lines" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "role_plays" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "role_plays" ADD COLUMN "paused_ms" integer DEFAULT 0 NOT NULL;