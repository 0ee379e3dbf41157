CREATE TABLE "killed_releases" (
	"app" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "killed_releases_app_version_pk" PRIMARY KEY("app","version")
);
--> statement-breakpoint
CREATE TABLE "ramps" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"app" text NOT NULL,
	"version" text NOT NULL,
	"stable" text NOT NULL,
	"steps" jsonb NOT NULL,
	"every_seconds" integer NOT NULL,
	"min_sample" integer NOT NULL,
	"salt" text NOT NULL,
	"state" text NOT NULL,
	"step" integer NOT NULL,
	"step_since" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"verdict" jsonb
);
--> statement-breakpoint
CREATE TABLE "release_history" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_history_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"app" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"what" text NOT NULL,
	"version" text,
	"traffic" real,
	"why" text NOT NULL,
	"by_kind" text NOT NULL,
	"by_account" uuid,
	"by_name" text,
	"verdict" jsonb,
	"intent" jsonb NOT NULL,
	"shares" jsonb NOT NULL,
	"issued_before" bigint NOT NULL,
	"issued_after" bigint
);
--> statement-breakpoint
CREATE INDEX "ramps_of_app" ON "ramps" USING btree ("app","begun_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "ramps_on" ON "ramps" USING btree ("app") WHERE state in ('running', 'waiting', 'paused');--> statement-breakpoint
CREATE INDEX "release_history_of_app" ON "release_history" USING btree ("app","number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "release_history_by_time" ON "release_history" USING btree ("at");--> statement-breakpoint
CREATE INDEX "release_history_of_account" ON "release_history" USING btree ("by_account") WHERE by_account is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "release_history_under_way" ON "release_history" USING btree ("app") WHERE state = 'intended';