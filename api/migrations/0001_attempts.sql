CREATE TABLE "attempts" (
	"key_sha256" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attempts_started_at" ON "attempts" USING btree ("started_at");