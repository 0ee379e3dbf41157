CREATE TABLE "plan_grants" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"account_uuid" uuid NOT NULL,
	"granted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"account_uuid" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_by" uuid,
	"granted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "staff_roles_account_uuid_role_pk" PRIMARY KEY("account_uuid","role")
);
--> statement-breakpoint
CREATE TABLE "staff_actions" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"by_account" uuid,
	"to_account" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "blocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_account_uuid_accounts_uuid_fk" FOREIGN KEY ("account_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_grants_of_account" ON "plan_grants" USING btree ("account_uuid","granted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_grants_open" ON "plan_grants" USING btree ("account_uuid") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "staff_actions_at" ON "staff_actions" USING btree ("at","uuid");--> statement-breakpoint
CREATE INDEX "staff_actions_to" ON "staff_actions" USING btree ("to_account","at");--> statement-breakpoint
CREATE INDEX "staff_actions_by" ON "staff_actions" USING btree ("by_account","at");--> statement-breakpoint
CREATE INDEX "accounts_email_beginning" ON "accounts" USING btree ("email_key" text_pattern_ops);--> statement-breakpoint
CREATE FUNCTION keep_staff_actions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.reason <> '' OR (NEW.uuid, NEW.at, NEW.action, NEW.by_account, NEW.to_account, NEW.details)
		IS DISTINCT FROM (OLD.uuid, OLD.at, OLD.action, OLD.by_account, OLD.to_account, OLD.details) THEN
		RAISE EXCEPTION 'What staff did is written down once and not changed';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_actions_are_kept BEFORE UPDATE ON "staff_actions" FOR EACH ROW EXECUTE FUNCTION keep_staff_actions();
