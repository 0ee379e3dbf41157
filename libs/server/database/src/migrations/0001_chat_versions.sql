CREATE TABLE "check_ins" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"conversation_uuid" uuid NOT NULL,
	"text" text NOT NULL,
	"due_on" date NOT NULL,
	"asked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "materials" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"conversation_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_usage" (
	"visitor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"prompt_tokens" integer DEFAULT 0 NOT NULL,
	"answer_tokens" integer DEFAULT 0 NOT NULL,
	"micro_dollars" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "model_usage_visitor_id_day_pk" PRIMARY KEY("visitor_id","day")
);
--> statement-breakpoint
DROP INDEX "messages_position";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "recap" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "follows" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "rating" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "rating_reason" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "rating_comment" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "removed_for" text;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_conversation_uuid_conversations_uuid_fk" FOREIGN KEY ("conversation_uuid") REFERENCES "public"."conversations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_conversation_uuid_conversations_uuid_fk" FOREIGN KEY ("conversation_uuid") REFERENCES "public"."conversations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_once" ON "check_ins" USING btree ("conversation_uuid","due_on","text");--> statement-breakpoint
CREATE INDEX "check_ins_due" ON "check_ins" USING btree ("due_on") WHERE asked_at is null;--> statement-breakpoint
CREATE INDEX "materials_of_conversation" ON "materials" USING btree ("conversation_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_version" ON "messages" USING btree ("conversation_uuid","position","follows","version");--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin (to_tsvector('simple', "text"));--> statement-breakpoint
CREATE UNIQUE INDEX "messages_position" ON "messages" USING btree ("conversation_uuid","position") WHERE active;