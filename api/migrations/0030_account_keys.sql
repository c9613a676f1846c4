ALTER TABLE "closing_orders" ADD COLUMN "user_id" uuid;--> statement-breakpoint
UPDATE "closing_orders" SET "user_id" = "closings"."user_id" FROM "closings" WHERE "closings"."id" = "closing_orders"."closing_id";--> statement-breakpoint
ALTER TABLE "closing_orders" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "late_payments" ADD COLUMN "user_id" uuid;--> statement-breakpoint
UPDATE "late_payments" SET "user_id" = "closings"."user_id" FROM "closings" WHERE "closings"."id" = "late_payments"."closing_id";--> statement-breakpoint
ALTER TABLE "late_payments" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "user_id" uuid;--> statement-breakpoint
UPDATE "payments" SET "user_id" = "subscriptions"."user_id" FROM "subscriptions" WHERE "subscriptions"."id" = "payments"."subscription_id";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "closing_orders" DROP CONSTRAINT "closing_orders_closing_id_closings_id_fk";--> statement-breakpoint
ALTER TABLE "late_payments" DROP CONSTRAINT "late_payments_closing_id_closings_id_fk";--> statement-breakpoint
ALTER TABLE "late_payments" DROP CONSTRAINT "late_payments_paid_in_closings_id_fk";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_subscription_id_subscriptions_id_fk";--> statement-breakpoint
DROP INDEX "closings_user_id";--> statement-breakpoint
DROP INDEX "subscriptions_user";--> statement-breakpoint
DROP INDEX "late_payments_paid_in";--> statement-breakpoint
ALTER TABLE "closing_orders" DROP CONSTRAINT "closing_orders_closing_id_order_id_pk", ADD CONSTRAINT "closing_orders_user_id_closing_id_order_id_pk" PRIMARY KEY("user_id","closing_id","order_id");--> statement-breakpoint
ALTER TABLE "late_payments" DROP CONSTRAINT "late_payments_closing_id_order_id_paid_in_pk", ADD CONSTRAINT "late_payments_user_id_closing_id_order_id_paid_in_pk" PRIMARY KEY("user_id","closing_id","order_id","paid_in");--> statement-breakpoint
ALTER TABLE "closings" DROP CONSTRAINT "closings_pkey", ADD CONSTRAINT "closings_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "movement_files" DROP CONSTRAINT "movement_files_pkey", ADD CONSTRAINT "movement_files_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_pkey", ADD CONSTRAINT "payments_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_pkey", ADD CONSTRAINT "subscriptions_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "closing_orders" ADD CONSTRAINT "closing_orders_closing" FOREIGN KEY ("user_id","closing_id") REFERENCES "public"."closings"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_payments" ADD CONSTRAINT "late_payments_closing" FOREIGN KEY ("user_id","closing_id") REFERENCES "public"."closings"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_payments" ADD CONSTRAINT "late_payments_paid_in_closing" FOREIGN KEY ("user_id","paid_in") REFERENCES "public"."closings"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_of_subscription" FOREIGN KEY ("user_id","subscription_id") REFERENCES "public"."subscriptions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_id" ON "subscriptions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "late_payments_paid_in" ON "late_payments" USING btree ("user_id","paid_in");