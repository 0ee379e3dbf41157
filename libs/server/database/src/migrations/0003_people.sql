CREATE TABLE "accounts" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"profile_id" serial NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"email_confirmed_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"locale" text,
	"password_hash" text,
	"terms_accepted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"onboarding" jsonb,
	"notifications" jsonb,
	"deleted_from" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_profile_id_unique" UNIQUE("profile_id"),
	CONSTRAINT "accounts_uuid_is_no_visitor" CHECK (substr("uuid"::text, 15, 1) = '8')
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"account_uuid" uuid,
	"session_uuid" uuid,
	"event" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"country" text DEFAULT 'XX' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"account_uuid" uuid,
	"to" text NOT NULL,
	"locale" text NOT NULL,
	"content" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_uuid" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_uuid" uuid NOT NULL,
	"generation" integer NOT NULL,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"replaced_at" timestamp (3) with time zone,
	"successor_sealed" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"account_uuid" uuid NOT NULL,
	"provider" text NOT NULL,
	"factors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_jwk_sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" RENAME COLUMN "visitor_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "model_usage" RENAME COLUMN "visitor_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "model_calls" RENAME COLUMN "visitor_id" TO "owner_id";--> statement-breakpoint
DROP INDEX "conversations_of_visitor";--> statement-breakpoint
ALTER TABLE "model_usage" DROP CONSTRAINT "model_usage_visitor_id_day_pk";--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_owner_id_day_pk" PRIMARY KEY("owner_id","day");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_account_uuid_accounts_uuid_fk" FOREIGN KEY ("account_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_account_uuid_accounts_uuid_fk" FOREIGN KEY ("account_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_uuid_sessions_uuid_fk" FOREIGN KEY ("session_uuid") REFERENCES "public"."sessions"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_uuid_accounts_uuid_fk" FOREIGN KEY ("account_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "accounts_to_delete" ON "accounts" USING btree ("deleted_from") WHERE deleted_from is not null;--> statement-breakpoint
CREATE INDEX "audit_events_of_account" ON "audit_events" USING btree ("account_uuid","at");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("next_attempt_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "one_time_tokens_of_account" ON "one_time_tokens" USING btree ("account_uuid","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_generation" ON "refresh_tokens" USING btree ("session_uuid","generation");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_current" ON "refresh_tokens" USING btree ("session_uuid") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "sessions_of_account" ON "sessions" USING btree ("account_uuid");--> statement-breakpoint
CREATE INDEX "sessions_expired" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "conversations_of_owner" ON "conversations" USING btree ("owner_id","updated_at" DESC NULLS LAST);