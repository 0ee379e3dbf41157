CREATE TABLE "model_usage_of_addresses" (
	"address_key" text NOT NULL,
	"day" date NOT NULL,
	"tokens" bigint DEFAULT 0 NOT NULL,
	"micro_dollars" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "model_usage_of_addresses_address_key_day_pk" PRIMARY KEY("address_key","day")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "cut" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "likely_input_tokens" integer;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "address_key" text;--> statement-breakpoint
ALTER TABLE "model_usage" ADD COLUMN "address_key" text;--> statement-breakpoint
CREATE INDEX "model_usage_of_addresses_by_day" ON "model_usage_of_addresses" USING btree ("day");