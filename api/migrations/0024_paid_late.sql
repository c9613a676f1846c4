ALTER TABLE "closings" ADD COLUMN "paid_late" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "late_payments" ADD COLUMN "payments" json;