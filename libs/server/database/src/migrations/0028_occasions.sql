CREATE TABLE "occasions" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"what" text NOT NULL,
	"with_whom" text NOT NULL,
	"held_on" date,
	"good_end" text NOT NULL,
	"fear" text NOT NULL,
	"line" text NOT NULL,
	"outcome" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "occasions_of_owner" ON "occasions" USING btree ("owner_id","held_on");