ALTER TABLE "late_payments" ADD COLUMN "rests" json;--> statement-breakpoint
ALTER TABLE "late_payments" ADD COLUMN "named" json;--> statement-breakpoint
ALTER TABLE "repeated_orders" ADD COLUMN "is_paid" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "repeated_orders" ADD COLUMN "is_left" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "repeated_orders" ADD COLUMN "is_unpaid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "repeated_orders" ADD COLUMN "loss" json;