CREATE TABLE "guardrail_reports" (
	"document" text NOT NULL,
	"told" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guardrail_reports_document_told_pk" PRIMARY KEY("document","told")
);
--> statement-breakpoint
CREATE INDEX "guardrail_reports_by_time" ON "guardrail_reports" USING btree ("at");