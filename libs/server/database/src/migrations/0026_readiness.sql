CREATE TABLE "readiness_checks" (
	"instance_uuid" uuid PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
