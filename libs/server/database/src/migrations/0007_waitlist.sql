CREATE TABLE "waitlist" (
	"email_key" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"consented_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"token_hash" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "waitlist_token_hash_unique" UNIQUE("token_hash")
);
