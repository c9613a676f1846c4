ALTER TABLE "subscriptions" ADD COLUMN "prices" jsonb;--> statement-breakpoint
UPDATE "subscriptions" SET "prices" = jsonb_build_object('YEARLY', "yearly_price", 'MONTHLY', "monthly_price");--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "prices" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "monthly_price";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "yearly_price";
