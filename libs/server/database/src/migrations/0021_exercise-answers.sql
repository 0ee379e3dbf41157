CREATE TABLE "exercise_answers" (
	"owner_id" uuid NOT NULL,
	"content_uuid" uuid NOT NULL,
	"instructor_slug" text NOT NULL,
	"answers" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exercise_answers_owner_id_content_uuid_pk" PRIMARY KEY("owner_id","content_uuid")
);
--> statement-breakpoint
CREATE INDEX "exercise_answers_of_owner" ON "exercise_answers" USING btree ("owner_id","instructor_slug","changed_at" DESC NULLS LAST);