CREATE TABLE "release_notices" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_notices_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"app" text,
	"version" text,
	"text" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "release_notices_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "ramps" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "release_notices_due" ON "release_notices" USING btree ("next_at") WHERE next_at is not null;