UPDATE "closings" SET "lost" = least("lost", 9007199254740991);--> statement-breakpoint
ALTER TABLE "closings" ALTER COLUMN "lost" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "closings" ADD COLUMN "total_difference" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "closings" SET "total_difference" = round("total_errors" * 100);
