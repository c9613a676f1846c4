ALTER TABLE "listings" ADD COLUMN "ads_percent" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "ads_amount" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "coupon_percent" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "coupon_amount" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "affiliate_percent" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "affiliate_amount" double precision;