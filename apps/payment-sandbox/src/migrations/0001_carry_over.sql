-- Where the sandbox shares a database with a product whose earlier version kept its data in that product's own tables, it
-- goes on with that data. The old tables stay as they are: the earlier version may have to return.
DO $$
BEGIN
	IF to_regclass('public.sandbox_objects') IS NOT NULL AND to_regclass('public.sandbox_deliveries') IS NOT NULL THEN
		INSERT INTO "payment_sandbox"."objects" ("id", "kind", "customer", "clock", "json", "created", "due", "version", "place")
			SELECT "id", "kind", "customer", "clock", "json", "created", "due", "version", "place" FROM "public"."sandbox_objects"
			ON CONFLICT DO NOTHING;
		INSERT INTO "payment_sandbox"."events" ("id", "type", "about", "customer", "json", "created", "told_at", "place")
			SELECT "id", "type", "about", "customer", "json", "created", "told_at", "place" FROM "public"."sandbox_events"
			ON CONFLICT DO NOTHING;
		INSERT INTO "payment_sandbox"."deliveries" ("id", "event_id", "endpoint", "status", "attempts", "due", "since", "answer")
			SELECT "id", "event_id", "endpoint", "status", "attempts", "due", "since", "answer" FROM "public"."sandbox_deliveries"
			ON CONFLICT DO NOTHING;
		INSERT INTO "payment_sandbox"."idempotency_keys" ("key", "request", "status", "body", "created")
			SELECT "key", "request", "status", "body", "created" FROM "public"."sandbox_idempotency_keys"
			ON CONFLICT DO NOTHING;
		PERFORM setval(pg_get_serial_sequence('payment_sandbox.objects', 'place'), coalesce(max("place"), 0) + 1, false) FROM "payment_sandbox"."objects";
		PERFORM setval(pg_get_serial_sequence('payment_sandbox.events', 'place'), coalesce(max("place"), 0) + 1, false) FROM "payment_sandbox"."events";
	END IF;
END $$;
