CREATE TABLE "saved_lines" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "saved_lines_of_owner" ON "saved_lines" USING btree ("owner_id","created_at");