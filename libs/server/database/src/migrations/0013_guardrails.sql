CREATE TABLE "guardrail_counts" (
	"app" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"version" text NOT NULL,
	"guardrail" text NOT NULL,
	"mark" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "guardrail_counts_app_minute_version_guardrail_mark_pk" PRIMARY KEY("app","minute","version","guardrail","mark")
);
--> statement-breakpoint
CREATE INDEX "guardrail_counts_by_minute" ON "guardrail_counts" USING btree ("minute");