CREATE TABLE "allowance_uses" (
	"owner_id" uuid NOT NULL,
	"period" date NOT NULL,
	"messages" integer DEFAULT 0 NOT NULL,
	"voice_seconds" integer DEFAULT 0 NOT NULL,
	"messages_counted" integer DEFAULT 0 NOT NULL,
	"voice_seconds_counted" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "allowance_uses_owner_id_period_pk" PRIMARY KEY("owner_id","period")
);
--> statement-breakpoint
CREATE TABLE "tastes_of_addresses" (
	"address_key" text NOT NULL,
	"day" date NOT NULL,
	"used" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "tastes_of_addresses_address_key_day_pk" PRIMARY KEY("address_key","day")
);
--> statement-breakpoint
CREATE INDEX "allowance_uses_by_time" ON "allowance_uses" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "tastes_of_addresses_by_day" ON "tastes_of_addresses" USING btree ("day");