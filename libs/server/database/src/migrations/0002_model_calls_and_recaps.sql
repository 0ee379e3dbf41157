CREATE TABLE "model_calls" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"answer_uuid" uuid,
	"day" date NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"input_price" double precision NOT NULL,
	"output_price" double precision NOT NULL,
	"begun_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "made_recap" jsonb;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "check_ins_planned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "model_usage" ADD COLUMN "estimated_tokens" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_usage" ADD COLUMN "reserved_tokens" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_usage" ADD COLUMN "reserved_micro_dollars" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "model_calls_of_answer" ON "model_calls" USING btree ("answer_uuid");--> statement-breakpoint
CREATE INDEX "conversations_to_plan" ON "conversations" USING btree ("updated_at") WHERE check_ins_planned_at is null or check_ins_planned_at < updated_at;--> statement-breakpoint
CREATE INDEX "model_usage_of_day" ON "model_usage" USING btree ("day");