ALTER TABLE "late_payments" DROP CONSTRAINT "late_payments_closing_id_order_id_pk";--> statement-breakpoint
ALTER TABLE "late_payments" ALTER COLUMN "difference" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "late_payments" ALTER COLUMN "came" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "late_payments" ADD CONSTRAINT "late_payments_closing_id_order_id_paid_in_pk" PRIMARY KEY("closing_id","order_id","paid_in");--> statement-breakpoint
ALTER TABLE "late_payments" DROP COLUMN "released";--> statement-breakpoint
ALTER TABLE "late_payments" DROP COLUMN "expected";--> statement-breakpoint
ALTER TABLE "late_payments" DROP COLUMN "findings";