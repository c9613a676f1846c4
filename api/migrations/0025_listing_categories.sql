ALTER TABLE "listings" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "fulfilled" boolean;