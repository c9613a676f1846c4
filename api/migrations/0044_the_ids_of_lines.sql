ALTER TABLE "order_lines" ADD COLUMN "listing" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "variation_id" text;