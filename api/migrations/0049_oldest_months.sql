ALTER TABLE "closings" ADD COLUMN "usual_days" integer;--> statement-breakpoint
UPDATE "closings" SET "usual_days" = ("figures" ->> 'usualDays')::integer;--> statement-breakpoint
ALTER TABLE "closings" ADD COLUMN "folded_by" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "findings" ADD COLUMN "closing_id" uuid;--> statement-breakpoint
UPDATE "findings" SET "closing_id" = oldest.id
FROM (
	SELECT DISTINCT ON (closings.user_id, closings.marketplace, order_id) closings.user_id, closings.marketplace, order_id, closings.id
	FROM closings
		JOIN closing_files ON closing_files.user_id = closings.user_id AND closing_id = closings.id
		JOIN orders ON orders.user_id = closings.user_id AND orders.file_id = closing_files.file_id
	ORDER BY closings.user_id, closings.marketplace, order_id, year, month, sequence
) AS oldest
WHERE findings.user_id = oldest.user_id AND findings.marketplace = oldest.marketplace AND findings.order_id = oldest.order_id;--> statement-breakpoint
DELETE FROM "findings" WHERE "closing_id" IS NULL;--> statement-breakpoint
ALTER TABLE "findings" ALTER COLUMN "closing_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "closings_folded_by" ON "closings" USING btree ("folded_by") WHERE "closings"."figures" is not null;
