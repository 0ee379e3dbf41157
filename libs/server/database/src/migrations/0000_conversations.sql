CREATE TABLE "answer_events" (
	"answer_uuid" uuid NOT NULL,
	"id" integer NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "answer_events_answer_uuid_id_pk" PRIMARY KEY("answer_uuid","id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"instructor_slug" text NOT NULL,
	"topic_uuid" uuid,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"conversation_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"client_message_id" uuid,
	"recommendations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"suggestions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answered_by" text,
	"writer_instance" uuid,
	"writer_seen_at" timestamp (3) with time zone,
	"attempt" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_events" ADD CONSTRAINT "answer_events_answer_uuid_messages_uuid_fk" FOREIGN KEY ("answer_uuid") REFERENCES "public"."messages"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_uuid_conversations_uuid_fk" FOREIGN KEY ("conversation_uuid") REFERENCES "public"."conversations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_of_visitor" ON "conversations" USING btree ("visitor_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "messages_position" ON "messages" USING btree ("conversation_uuid","position");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_id" ON "messages" USING btree ("conversation_uuid","client_message_id");--> statement-breakpoint
CREATE INDEX "messages_being_written" ON "messages" USING btree ("writer_seen_at") WHERE status = 'writing';