ALTER TABLE "late_payments" ADD COLUMN "explained" bigint;--> statement-breakpoint
ALTER TABLE "late_payments" ADD COLUMN "own_explained" bigint;