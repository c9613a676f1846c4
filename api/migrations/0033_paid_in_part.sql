ALTER TABLE "late_payments" ADD COLUMN "own_difference" bigint;--> statement-breakpoint
ALTER TABLE "late_payments" ADD COLUMN "own_refunded" bigint;