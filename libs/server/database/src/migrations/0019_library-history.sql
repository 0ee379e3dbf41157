CREATE TABLE "content_history" (
	"owner_id" uuid NOT NULL,
	"content_uuid" uuid NOT NULL,
	"instructor_slug" text NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"progress" real DEFAULT 0 NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"saved_at" timestamp (3) with time zone,
	"recommendation_id" uuid,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_history_owner_id_content_uuid_pk" PRIMARY KEY("owner_id","content_uuid")
);
--> statement-breakpoint
CREATE TABLE "recommendations" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"waved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "content_history_of_owner" ON "content_history" USING btree ("owner_id","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "recommendations_of_day" ON "recommendations" USING btree ("owner_id","day","kind","subject");--> statement-breakpoint
CREATE INDEX "recommendations_by_day" ON "recommendations" USING btree ("day");