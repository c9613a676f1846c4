ALTER TABLE "closings" ADD COLUMN "sums" json;--> statement-breakpoint
ALTER TABLE "late_payments" ADD COLUMN "expected" bigint;--> statement-breakpoint
ALTER TABLE "late_payments" ADD COLUMN "received" bigint;--> statement-breakpoint
ALTER TABLE "late_payments" ADD COLUMN "refunded" bigint;