DROP TABLE "late_payments" CASCADE;--> statement-breakpoint
DROP TABLE "repeated_orders" CASCADE;--> statement-breakpoint
ALTER TABLE "closings" DROP COLUMN "outdated";